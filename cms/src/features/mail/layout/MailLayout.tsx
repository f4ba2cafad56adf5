import { directionOfLocale, localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { Body, Container, Head, Html, Link, Preview, Section } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailTable } from './MailParts.tsx'
import { colors, headStyles, textStyle, fontFamily, sidesOf } from './mail-style.ts'
import { renderMail, type WrittenMail } from '../render-mail.tsx'

type Props = {
  locale: Locale
  texts: Pick<Messages, 'common' | 'mail'>
  /** The origin that links lead to (`publicOrigin`). */
  origin: string
  /** The mail's subject, which is the document's title too. */
  title: string
  /** What a list of mails shows beside the subject. */
  preview: string
  children: ReactNode
  /** Why it was sent, and how to get no more: small, below the sheet. `MailSmall`s. */
  footer: ReactNode
}

export async function writeMail(mail: Props): Promise<WrittenMail> {
  return { subject: mail.title, ...(await renderMail(<MailLayout {...mail} />)) }
}

/** Every mail of the product: the name of the site, a sheet of paper with the content, and what stands below it. */
export function MailLayout({ locale, texts, origin, title, preview, children, footer }: Props) {
  const direction = directionOfLocale(locale)
  const ground = { backgroundColor: colors.ground, padding: '28px 12px 40px' }
  return (
    <Html lang={locale} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: headStyles }} />
      </Head>
      <Body className="mail-ground" style={{ backgroundColor: colors.ground, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        {/* Some programs drop html and body: the language and direction stand here once more. */}
        <div lang={locale} dir={direction} className="mail-ground" style={ground}>
          <Container style={{ maxWidth: '560px' }}>
            <Section data-skip-in-text="true">
              <Link href={`${origin}${localePath(locale, '/')}`} style={{ textDecoration: 'none' }}>
                <MailMark locale={locale} name={texts.common.brand} />
              </Link>
            </Section>
            <MailTable width="100%">
              <tr>
                <td
                  className="mail-sheet"
                  style={textStyle(locale, {
                    backgroundColor: colors.paper,
                    border: `1px solid ${colors.line}`,
                    borderRadius: '12px',
                    padding: '36px 40px',
                  })}
                >
                  {children}
                </td>
              </tr>
            </MailTable>
            <Section style={{ paddingTop: '20px' }} data-text-part="footer">
              {footer}
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  )
}

const side = '26px'

/** The site's name beside a leaf of the calendar: drawn with cells, since pictures are often not loaded. */
function MailMark({ locale, name }: { locale: Locale; name: string }) {
  const { start } = sidesOf(locale)
  return (
    <MailTable style={{ marginBottom: '18px' }}>
      <tr>
        <td
          className="mail-button"
          width="26"
          height="26"
          aria-hidden="true"
          style={{
            width: side,
            height: side,
            backgroundColor: colors.action,
            borderRadius: '6px',
            textAlign: 'center',
            verticalAlign: 'middle',
            lineHeight: '10px',
          }}
        >
          <span
            style={{
              display: 'inline-block',
              width: '10px',
              height: '10px',
              backgroundColor: colors.red,
              borderRadius: '5px',
            }}
          />
        </td>
        <td
          className="mail-ink"
          style={{
            [start === 'right' ? 'paddingRight' : 'paddingLeft']: '10px',
            fontFamily,
            fontSize: '18px',
            lineHeight: '26px',
            fontWeight: 700,
            color: colors.ink,
          }}
        >
          {name}
        </td>
      </tr>
    </MailTable>
  )
}
