import { countryLabel } from '@cyberluach/i18n/format'
import { localeOf } from '@cyberluach/i18n/locales'
import type { DefaultServerCellComponentProps } from 'payload'
import { cityLabel } from './place-options.ts'

/** A country in a list, by its name in the panel’s language. */
export function CountryCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? <bdi>{countryLabel(localeOf(i18n.language), cellData)}</bdi> : null
}

/** A city in a list, by its name in the panel’s language where that is known. */
export function CityCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? <bdi>{cityLabel(localeOf(i18n.language), cellData)}</bdi> : null
}
