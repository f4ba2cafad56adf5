import type { LoginTexts } from './texts.ts'
import type { Enrolment } from './use-second-step.ts'

type Props = { enrolment: Enrolment | null; texts: LoginTexts['enrolment'] }

/** The key of a new app, to scan or to type. Dark on light in both themes: not every camera reads the other way. */
export function NewApp({ enrolment, texts }: Props) {
  if (!enrolment) {
    return (
      <p className="text-ink-2" role="status">
        {texts.preparing}
      </p>
    )
  }
  const { secret, uri, qr } = enrolment
  return (
    <div className="grid min-w-0 justify-items-center gap-4">
      <svg
        className="size-52 rounded-md bg-[#fff]"
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="w-full text-(length:--text-sm) text-ink-2">
        {texts.key}
        <code className="num mt-1 block text-(length:--text-md) text-ink" dir="ltr" data-testid="app-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <a className="md:hidden" href={uri}>
        {texts.open}
      </a>
    </div>
  )
}
