import { answerOf, type Captcha } from '@cyberluach/core/captcha'
import { fill } from '@cyberluach/i18n/translate'
import type { Ref } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { reload } from '../../icons/paths.ts'
import { useField } from '../forms/use-field.ts'
import { LoginField } from './LoginField.tsx'
import type { LoginTexts } from './texts.ts'

const signs = { plus: '+', minus: '\u2212', times: '×' }

type Props = {
  texts: LoginTexts['captcha']
  /** Null until the browser has thought of one. */
  captcha: Captcha | null
  answer: Ref<HTMLInputElement>
  onRenew: () => void
}

/** The arithmetic question, and a button for another one. What is typed is judged when it is sent, not before. */
export function CaptchaField({ texts, captcha, answer, onRenew }: Props) {
  const { id, error, aria } = useField('captcha')
  // A phone's pad of digits has no minus sign.
  const keyboard = captcha && answerOf(captcha) < 0 ? 'text' : 'numeric'
  return (
    <LoginField id={id} label={texts.label} labelId="captcha-label" error={error}>
      <div className="login-captcha">
        {captcha ? (
          <bdi className="login-sum num" dir="ltr" data-testid="captcha-question" aria-hidden="true">
            {`${captcha.left} ${signs[captcha.operator]} ${captcha.right}`}
          </bdi>
        ) : (
          <span className="login-sum" />
        )}
        <span className="visually-hidden" id="captcha-words">
          {captcha && fill('he', texts[captcha.operator], { left: captcha.left, right: captcha.right })}
        </span>
        <span className="login-input">
          <input
            {...aria}
            ref={answer}
            id={id}
            name="captcha"
            dir="ltr"
            required
            inputMode={keyboard}
            autoComplete="off"
            placeholder={texts.answer}
            aria-labelledby="captcha-label captcha-words"
          />
        </span>
        <button
          className="button button-secondary button-icon"
          type="button"
          aria-label={texts.another}
          title={texts.another}
          onClick={onRenew}
        >
          <Icon path={reload} />
        </button>
      </div>
    </LoginField>
  )
}
