import type { Locale } from '@cyberluach/i18n/locales'
import { colors, fontFamily, sidesOf } from './mail-style.ts'

const side = '26px'

/** The site's name beside a leaf of the calendar: drawn with cells, since pictures are often not loaded. */
export function MailMark({ locale, name }: { locale: Locale; name: string }) {
  const { start } = sidesOf(locale)
  return (
    <table border={0} cellPadding="0" cellSpacing="0" role="presentation" style={{ marginBottom: '18px' }}>
      <tbody>
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
      </tbody>
    </table>
  )
}
