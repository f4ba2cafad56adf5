import { Icon } from '../../icons/Icon.tsx'
import { warning } from '../../icons/paths.ts'
import type { LoginTexts } from './texts.ts'

/** From this many failures on, the page advises to check the details. */
const manyAttempts = 3

/** How often it has failed. */
export function Attempts({ failures, texts }: { failures: number; texts: LoginTexts }) {
  return (
    <div className="login-attempts" aria-live="polite">
      {failures > 0 && (
        <p data-attempts>
          <span>{texts.failedAttempts}</span>
          <b className="num" data-failures>
            {failures}
          </b>
        </p>
      )}
      {failures >= manyAttempts && (
        <p className="login-many">
          <Icon path={warning} />
          <span>{texts.manyAttempts}</span>
        </p>
      )}
    </div>
  )
}
