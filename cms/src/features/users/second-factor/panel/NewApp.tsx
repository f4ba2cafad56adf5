import type { Enrolment } from '@cyberluach/api/sign-in'
import type { Messages } from '@cyberluach/i18n/messages'

type Props = { enrolment: Enrolment; texts: Messages['securityPanel']['app'] }

/** The key of a new app, to scan or to type. Dark on light in both themes: not every camera reads the other way. */
export function NewApp({ enrolment: { secret, qr }, texts }: Props) {
  return (
    <>
      <p>{texts.scan}</p>
      <svg
        className="block size-52 rounded-[4px] bg-[#fff]"
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {texts.key}
        <code className="mt-1 block text-base" dir="ltr" data-testid="app-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </>
  )
}
