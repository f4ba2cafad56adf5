import { may } from '@cyberluach/core/roles'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { Role } from '../../access/roles.ts'

/** What Payload groups its menu by: only what this person may read. */
export type NavGroup = {
  label: string
  entities: { slug: string; type: 'collections' | 'globals'; label: string | Record<string, string> }[]
}

type Place = { name: string; href: string; isWhole?: boolean }
type Props = { groups: NavGroup[]; role: Role; language: Locale }

/** The way to everything, so that no address has to be typed. */
export function Places({ groups, role, language }: Props) {
  const { adminPanel, dashboard, homePanel, personalData, translationsPanel } = messagesFor(language)
  const own: Record<string, Place[]> = {
    [adminPanel.groups.calendar]: may(role, 'moderate')
      ? [{ name: dashboard.title, href: '/admin/dashboard', isWhole: true }]
      : [],
    [adminPanel.groups.texts]: may(role, 'word')
      ? [{ name: translationsPanel.title, href: '/admin/translations' }]
      : [],
  }
  const people: Place[] = [
    ...(may(role, 'administer') ? [{ name: personalData.title, href: '/admin/personal-data' }] : []),
    { name: homePanel.ownAccount, href: '/admin/account' },
  ]
  const isPeople = (label: string) => label === adminPanel.groups.people
  const shown = groups.map(({ label, entities }) => ({
    label,
    places: [
      ...(own[label] ?? []),
      ...entities.map((entity) => placeOf(entity, language)),
      ...(isPeople(label) ? people : []),
    ],
  }))
  if (!groups.some(({ label }) => isPeople(label)))
    shown.push({ label: adminPanel.groups.people, places: people })
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
      {shown.map(({ label, places }) => (
        <div key={label} className="rounded-lg border border-line bg-surface px-4 py-3">
          <h3 className="mb-1 text-(length:--text-sm) font-semibold text-ink-3">{label}</h3>
          <ul className="m-0 list-none p-0">
            {places.map((place) => (
              <li key={place.href}>
                <PlaceLink {...place} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function PlaceLink({ name, href, isWhole = false }: Place) {
  const look = 'flex min-h-9 items-center underline-offset-4 no-underline hover:underline'
  if (isWhole)
    return (
      <a className={look} href={href}>
        {name}
      </a>
    )
  return (
    <Link className={look} href={href} prefetch={false}>
      {name}
    </Link>
  )
}

function placeOf({ slug, type, label }: NavGroup['entities'][number], language: Locale): Place {
  return {
    name: typeof label === 'string' ? label : (label[language] ?? slug),
    href: `/admin/${type}/${slug}`,
  }
}
