'use client'

import { localeOf } from '@cyberluach/i18n/locales'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'

import type { Area, InBoth } from './areas.ts'

type Props = { areas: Area[]; hint: InBoth; name: InBoth; all: InBoth }

/** Narrows the list to the texts of one page or part of the site. */
export function AreaFilter({ areas, hint, name, all }: Props) {
  const { query, handleWhereChange } = useListQuery()
  const { i18n } = useTranslation()
  const id = useId()
  const language = localeOf(i18n.language)
  const choose = (area: string) => void handleWhereChange?.(area ? { or: [{ and: [{ area: { equals: area } }] }] } : {})

  return (
    <>
      <p className="mt-0 mb-3 text-(--theme-elevation-650)">{hint[language]}</p>
      <p className="mt-0 mb-4 flex flex-wrap items-center gap-3">
        <label htmlFor={id}>{name[language]}</label>
        <select
          className="min-h-control max-w-full rounded-(--style-radius-s) border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-elevation-800) [font:inherit]"
          id={id}
          value={chosenArea(query.where)}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{all[language]}</option>
          {areas
            .toSorted((one, other) => one.names[language].localeCompare(other.names[language], language))
            .map((area) => (
              <option key={area.key} value={area.key}>
                {area.names[language]}
              </option>
            ))}
        </select>
      </p>
    </>
  )
}

type Condition = { or?: { and?: { area?: { equals?: unknown } }[] }[] }

function chosenArea(where: unknown): string {
  const area = (where as Condition | undefined)?.or?.[0]?.and?.[0]?.area?.equals
  return typeof area === 'string' ? area : ''
}
