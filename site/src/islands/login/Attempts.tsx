import { warning } from '../../icons/paths.ts'
import { LoginNote } from './LoginNote.tsx'
import type { LoginTexts } from './texts.ts'

/** From this many failures on, the page advises to check the details. */
const manyAttempts = 3

/** How often it has failed. */
export function Attempts({ failures, texts }: { failures: number; texts: LoginTexts }) {
  return (
    <div className="*:mt-4" aria-live="polite">
      {failures > 0 && (
        <p className="flex justify-between text-(length:--text-sm) text-ink-3 max-md:flex-wrap">
          <span>{texts.failedAttempts}</span>
          <b className="num font-semibold text-ink" data-failures>
            {failures}
          </b>
        </p>
      )}
      {failures >= manyAttempts && <LoginNote kind="warning" icon={warning} text={texts.manyAttempts} />}
    </div>
  )
}
