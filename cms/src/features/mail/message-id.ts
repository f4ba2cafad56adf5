import { configuration } from '../../platform/configuration.ts'

/** What follows the `@` in every Message-ID: the public host, else that of the sender's address. */
export function messageHost(): string {
  const { publicUrl, mailFrom } = configuration()
  const host = URL.parse(publicUrl)?.hostname ?? /@([\w.-]+)>?$/.exec(mailFrom ?? '')?.[1]
  return host ?? 'localhost'
}
