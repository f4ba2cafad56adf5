import { Button } from '@cyberluach/design/components/Button'
import type { LoginTexts } from './texts.ts'

type Props = { texts: Pick<LoginTexts, 'submit' | 'submitting'>; isPending: boolean }

/** Sends the form, and says so while it is on its way. */
export function LoginButton({ texts, isPending }: Props) {
  return (
    <Button
      kind="primary"
      type="submit"
      className="data-pending:border-active data-pending:bg-active data-pending:text-ink-2"
      data-pending={isPending || undefined}
    >
      {isPending && (
        <i
          className="size-4 rounded-full border-2 border-current border-e-transparent motion-safe:animate-turn"
          aria-hidden="true"
        />
      )}
      <span>{isPending ? texts.submitting : texts.submit}</span>
    </Button>
  )
}
