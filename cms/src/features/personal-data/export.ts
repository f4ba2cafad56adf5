import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { fingerprint } from './fingerprint.ts'
import { mentionsOf } from './held.ts'
import { ownRecords, type OwnRecords } from './own-records.ts'

/** All that is kept of a person, in words of the panel's language: what is handed out to whoever asks for their data. */
export async function exportPerson(
  client: PoolClient,
  { address, username, locale }: { address: string; username: string; locale: Locale },
): Promise<Record<string, unknown>> {
  const { personalData } = messagesFor(locale)
  const own = await ownRecords(client, address)
  const elsewhere = await mentionsOf(client, address, own)
  const count = Object.values(own).reduce((total, records) => total + records.length, 0)
  await recordAudit(client, {
    action: 'dataExported',
    username,
    subject: fingerprint(address),
    details: `${count} records`,
  })
  const groups = (Object.keys(own) as (keyof OwnRecords)[]).map((kind) => [
    personalData.kinds[kind],
    own[kind].map((row) => worded(row)),
  ])
  return {
    [personalData.file.address]: address,
    [personalData.file.madeAt]: new Date().toISOString(),
    ...Object.fromEntries(groups),
    [personalData.file.elsewhere]: elsewhere,
  }

  /** A row by the names that its fields have in the panel, without what is empty. */
  function worded(row: Record<string, unknown>): Record<string, unknown> {
    const names: Record<string, string> = { ...fieldNames(locale), ...personalData.fields }
    return Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([column, value]) => [names[camelCase(column)] ?? camelCase(column), value]),
    )
  }
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
