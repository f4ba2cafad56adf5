import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import { Button, Heading, Hr, Link, Text } from '@react-email/components'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { colors, fontFamily, sidesOf, textStyle } from './mail-style.ts'

type Part = { locale: Locale; children: ReactNode }

/** The one heading of a mail. */
export const MailHeading = heading('h1', {
  margin: '0 0 14px',
  fontSize: '24px',
  lineHeight: '31px',
  fontWeight: 700,
})

export const MailSubheading = heading('h2', {
  margin: '28px 0 8px',
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: 600,
})

export const MailText = paragraph('mail-ink-2', {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '26px',
  color: colors.inkSecond,
})

/** A sentence below the sheet, or one of less weight within it. */
export const MailSmall = paragraph('mail-ink-3', {
  margin: '0 0 6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: colors.inkThird,
})

function heading(as: 'h1' | 'h2', style: CSSProperties) {
  return function MailHeading({ locale, children }: Part) {
    return (
      <Heading as={as} className="mail-ink" style={textStyle(locale, { ...style, color: colors.ink })}>
        {children}
      </Heading>
    )
  }
}

function paragraph(className: string, style: CSSProperties) {
  return function MailParagraph({ locale, children }: Part) {
    return (
      <Text className={className} style={textStyle(locale, style)}>
        {children}
      </Text>
    )
  }
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** What the mail is for, to press: one in a mail. */
export function MailButton({ locale, href, children }: Part & { href: string }) {
  return (
    <div style={textStyle(locale, { margin: '22px 0 20px' })}>
      <Button
        href={href}
        className="mail-button"
        style={{
          backgroundColor: colors.action,
          color: colors.onAction,
          borderRadius: '8px',
          padding: '14px 26px',
          fontFamily,
          fontSize: '16px',
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        {children}
      </Button>
    </div>
  )
}

/** A table that only lays out its rows: many mail programs know no other way. */
export function MailTable({ width, children, ...rest }: ComponentProps<'table'>) {
  return (
    <table width={width} border={0} cellPadding="0" cellSpacing="0" role="presentation" {...rest}>
      <tbody>{children}</tbody>
    </table>
  )
}

export function MailRule() {
  return <Hr className="mail-line" style={{ borderColor: colors.line, margin: '26px 0 22px' }} />
}

/** What a person wrote, as they wrote it, line by line. */
export function MailQuote({ locale, text }: { locale: Locale; text: string }) {
  const edge = `3px solid ${colors.line}`
  const side = sidesOf(locale).start === 'right' ? { borderRight: edge } : { borderLeft: edge }
  return (
    <div
      className="mail-line mail-ink"
      dir={directionOf(text)}
      data-text-part="quote"
      style={{
        ...side,
        fontFamily,
        textAlign: sidesOf(locale).start,
        margin: '0 0 20px',
        padding: '2px 16px',
        fontSize: '16px',
        lineHeight: '26px',
        color: colors.ink,
      }}
    >
      <Lines text={text} />
    </div>
  )
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    <span key={place}>
      {place > 0 && <br />}
      {line}
    </span>
  ))
}
