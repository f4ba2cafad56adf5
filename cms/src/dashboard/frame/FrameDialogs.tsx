import { localeNames } from '@cyberluach/i18n/locales'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { useShortcutsPreference } from './shortcuts.tsx'
import { useSession } from '../session/SessionContext.tsx'
import { useTheme } from './use-theme.ts'
import { Kbd } from '../ui/marks.tsx'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Dialog.tsx'
import { Segments, Switch } from '../ui/fields.tsx'
import { useText } from '../ui/text.tsx'

const languages = [
  { value: 'he', label: localeNames.he, lang: 'he' },
  { value: 'en', label: localeNames.en, lang: 'en' },
] as const

type Props = { isOpen: boolean; close: () => void; openShortcuts: () => void }

/** What an admin can set for this browser, and what the server has set for the session. Each choice holds at once. */
export function SettingsDialog({ isOpen, close, openShortcuts }: Props) {
  const { t, say, locale, setLocale } = useText()
  const { username, keeper } = useSession()
  const { choice, choose } = useTheme()
  const { isOn, turn } = useShortcutsPreference()
  const words = t.frame.settings
  const limit = useSyncExternalStore(keeper.subscribe, keeper.limit, () => null)
  const shortcutsHint = useId()

  return (
    <Modal isOpen={isOpen} close={close} title={words.title}>
      <Setting label={words.shortcuts}>
        <Switch
          checked={isOn}
          aria-label={words.shortcuts}
          aria-describedby={shortcutsHint}
          onChange={(event) => turn(event.target.checked)}
        >
          <span id={shortcutsHint}>{words.shortcutsHint}</span>
        </Switch>
        <Button size="xs" onClick={openShortcuts}>
          {words.shortcutsList}
          <Kbd on="dialog" className="h-6 min-w-6 px-1.5">
            ?
          </Kbd>
        </Button>
      </Setting>
      <Setting label={words.theme}>
        <Segments
          label={words.theme}
          segments={(['light', 'dark', 'auto'] as const).map((value) => ({
            value,
            label: words.themes[value],
          }))}
          value={choice}
          choose={choose}
        />
      </Setting>
      <Setting label={words.language}>
        <Segments label={words.language} segments={languages} value={locale} choose={setLocale} />
      </Setting>
      <Setting label={words.session}>
        <p>{limit === null ? t.noData : say(words.sessionLength, { n: limit / 60_000 })}</p>
        <p className="text-xs text-ink-3">{words.sessionHint}</p>
      </Setting>
      <Setting label={words.account}>
        <p>
          <bdi dir="auto">{username}</bdi>
        </p>
      </Setting>
    </Modal>
  )
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="py-3 not-first:border-t not-first:border-line">
      <h3 className="mb-2 font-semibold">{label}</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">{children}</div>
    </section>
  )
}

/** The keys as they stand on an English keyboard: it is their place that counts. */
const keys = {
  waiting: ['W'],
  search: ['/'],
  refresh: ['R'],
  rows: ['J', 'K'],
  toggle: ['enter'],
  select: ['space'],
  approve: ['A'],
  reject: ['X'],
  send: ['Ctrl', 'enter'],
  rejectAtOnce: ['Shift', 'X'],
  undo: ['Z'],
  remove: ['delete'],
  export: ['E'],
  create: ['N'],
  filter: ['F'],
  events: ['M', 'P', 'C', 'B'],
  duplicate: ['D'],
  settings: [','],
  escape: ['escape'],
  help: ['?'],
} as const

type ShortcutsDialogProps = {
  /** How many there are. */
  tabs: number
  isOpen: boolean
  close: () => void
}

/** Every key of the dashboard and what it does. */
export function ShortcutsDialog({ tabs, isOpen, close }: ShortcutsDialogProps) {
  const { t } = useText()
  const { shortcuts } = t.frame
  const names: Record<string, string> = shortcuts.keys
  const nameOf = (key: string) => names[key] ?? key
  return (
    <Modal isOpen={isOpen} close={close} title={shortcuts.title}>
      {isOpen && <State />}
      <dl>
        {Object.entries({ tabs: ['1', '–', String(tabs)], ...keys }).map(([name, pressed]) => (
          <div
            key={name}
            className="flex min-h-9 items-center justify-between gap-4 not-first:border-t not-first:border-line"
          >
            <dt>{shortcuts[name as 'tabs' | keyof typeof keys]}</dt>
            <dd className="flex-none whitespace-nowrap">
              <bdi dir="ltr">
                {pressed.map((key) =>
                  key === '–' ? (
                    ' – '
                  ) : (
                    <Kbd key={key} on="dialog" size="md">
                      {nameOf(key)}
                    </Kbd>
                  ),
                )}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

function State() {
  const { t } = useText()
  const { isOn } = useShortcutsPreference()
  return isOn ? null : <p className="-mt-1 mb-3 text-on-warning-soft">{t.frame.shortcuts.off}</p>
}
