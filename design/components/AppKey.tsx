type Props = {
  /** The key as text, as an address for an app on this device, and as the path of a QR code. */
  enrolment: { secret: string; uri: string; qr: { size: number; path: string } }
  texts: { qr: string; key: string; open: string }
  look: { qr: string; hint?: string; key: string; open: string }
}

/** The key of a new authenticator app: to scan, to type, or to open in an app on this very phone. */
export function AppKey({ enrolment: { secret, uri, qr }, texts, look }: Props) {
  return (
    <>
      {/* Dark on light in both themes: not every camera reads the other way. */}
      <svg
        className={look.qr}
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className={look.hint}>
        {texts.key}
        <code className={look.key} dir="ltr" data-testid="app-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <a className={look.open} href={uri}>
        {texts.open}
      </a>
    </>
  )
}
