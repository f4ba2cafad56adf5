import { useField } from '../forms/use-field.ts'
import { LoginField } from './LoginField.tsx'
import { LoginInput } from './LoginInput.tsx'
import { person } from './login-icons.ts'

export function UsernameField({ label }: { label: string }) {
  const { id, error, control, aria } = useField('username')
  return (
    <LoginField id={id} label={label} error={error}>
      <LoginInput
        {...control}
        {...aria}
        icon={person}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for this form alone
        autoFocus
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
    </LoginField>
  )
}
