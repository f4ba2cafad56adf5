import { roleNamed } from '@cyberluach/core/sign-in/roles'
import { LogoMark } from '@cyberluach/design/components/LogoMark'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { tabsOf } from './tabs.ts'

const look = 'flex h-11 items-center px-3 text-md whitespace-nowrap no-underline focus-visible:-outline-offset-3'

/** The dashboard’s bar over the panel, for those who may open it: both are one house, and its tabs are near in both. */
export function PanelBar({ i18n, user }: ServerProps) {
  const role = roleNamed(user?.role)
  const tabs = role ? tabsOf(role) : []
  const [first] = tabs
  if (!first) return null
  const { dashboard, dashboardFrame } = messagesFor(localeOf(i18n.language))
  return (
    <nav
      className="flex [scrollbar-width:none] items-center overflow-x-auto border-b border-line bg-surface px-3 [&::-webkit-scrollbar]:hidden"
      data-part="dashboard-bar"
      aria-label={dashboard.tabs.label}
    >
      <a className={`${look} gap-2 font-semibold text-ink`} href="/admin/dashboard">
        <LogoMark size={20} />
        {dashboard.title}
      </a>
      {tabs.map((name) => (
        <a
          key={name}
          className={`${look} text-ink-2 hover:text-ink`}
          href={name === first ? '/admin/dashboard' : `/admin/dashboard#${name}`}
        >
          {dashboard.tabs[name]}
        </a>
      ))}
      <a
        className={`${look} relative font-semibold text-ink [scroll-initial-target:nearest] after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:bg-ink`}
        href="/admin"
        aria-current="true"
      >
        {dashboardFrame.panel.title}
      </a>
    </nav>
  )
}
