import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = { view: AdminViewServerProps; title: string; className?: string; children: ReactNode }

/** A page of ours within the panel's frame: its navigation, and its title as the last step. */
export function PanelPage({ view, title, className, children }: Props) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter {...(className && { className })}>{children}</Gutter>
    </DefaultTemplate>
  )
}
