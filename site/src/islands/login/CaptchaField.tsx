import type { Captcha } from '@cyberluach/core/sign-in/captcha'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import type { Ref } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { reload } from '../../icons/paths.ts'
import { useField } from '../forms/use-field.ts'
import { LoginField } from './LoginField.tsx'
import { LoginInput } from './LoginInput.tsx'
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
  return (
    <LoginField id={id} label={texts.label} labelId="captcha-label" error={error}>
      <div className="flex flex-wrap items-center gap-2">
        <Question captcha={captcha} />
        <span className="sr-only" id="captcha-words">
          {captcha && fill('he', texts[captcha.operator], { left: captcha.left, right: captcha.right })}
        </span>
        <LoginInput
          {...aria}
          ref={answer}
          id={id}
          name="captcha"
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.answer}
          aria-labelledby="captcha-label captcha-words"
        />
        <Button isIcon aria-label={texts.another} title={texts.another} onClick={onRenew}>
          <Icon path={reload} />
        </Button>
      </div>
    </LoginField>
  )
}

/** In signs, for the eye. */
function Question({ captcha }: Pick<Props, 'captcha'>) {
  return (
    <bdi
      className="num grid h-control min-w-20 place-items-center rounded-sm bg-sunken px-4 text-(length:--text-lg) font-semibold tracking-[0.06em] whitespace-nowrap inset-ring inset-ring-line"
      dir="ltr"
      data-testid={captcha ? 'captcha-question' : undefined}
      aria-hidden="true"
    >
      {captcha && `${captcha.left} ${signs[captcha.operator]} ${captcha.right}`}
    </bdi>
  )
}
