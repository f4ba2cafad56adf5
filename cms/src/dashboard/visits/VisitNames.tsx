import { countryCodeOf } from '@cyberluach/core/places/country-code'
import { countryLabel } from '@cyberluach/i18n/format'
import { useText } from '../ui/text.tsx'
import { Monitor, Smartphone, Tablet } from 'lucide-react'

/** The two letters of a country, for the eye; the name stands beside them. */
export function CountryCode({ country }: { country: string }) {
  return (
    <span
      dir="ltr"
      className="inline-grid h-4.5 w-6.5 flex-none place-items-center rounded-xs text-2xs leading-none font-semibold text-ink-2 inset-ring inset-ring-line-strong"
      aria-hidden
    >
      {countryCodeOf(country) ?? '–'}
    </span>
  )
}

/** Names for the places of visits, as they are stored. */
export function usePlaceName() {
  const { t, locale } = useText()
  const { places } = t.analytics
  const countryName = (country: string) => {
    if (country === 'local') return places.local
    return country === 'unknown' ? places.unknown : countryLabel(locale, country)
  }
  /** The city, or null where it is not known. */
  const cityName = (city: string) => (city === 'unknown' ? null : city)
  return { countryName, cityName }
}

/** A browser's or a system's own name; `unknown` in words. */
export function BrowserName({ name }: { name: string }) {
  const { t } = useText()
  if (name === 'unknown') return t.analytics.users.unknown
  return (
    <bdi dir="ltr" lang="en">
      {name}
    </bdi>
  )
}

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet } as const

export function DeviceIcon({ type }: { type: keyof typeof icons }) {
  const Icon = icons[type]
  return <Icon />
}
