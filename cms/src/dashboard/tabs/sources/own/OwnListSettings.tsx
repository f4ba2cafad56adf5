import type { OwnList } from '@cyberluach/api/own-lists'
import { ownListLicences, ownListSlug } from '@cyberluach/core/events/own-list'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { ListPlus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EditGroup } from '../../../form/EventFields.tsx'
import { InputField } from '../../../form/Field.tsx'
import { RecordForm } from '../../../form/RecordForm.tsx'
import { useEditForm } from '../../../form/use-edit-form.ts'
import { Panel } from '../../../list/Panel.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AlertDialog } from '../../../ui/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import { FieldChoice, FieldTick } from '../form/SourceForm.tsx'
import { isConflict } from '../use-sources.ts'
import type { OwnLists } from './use-own-lists.ts'

type Values = {
  name: string
  nameHe: string
  slug: string
  licence: '' | (typeof ownListLicences)[number]
  country: string
  isRead: boolean
}

type Props = {
  own: OwnLists
  /** None of a new one. */
  list: OwnList | null
  saved: (id: string) => void
  close: () => void
}

/** What a list is called, where it is, its licence, and whether the calendar reads it. */
export function OwnListSettings({ own, list, saved, close }: Props) {
  const { t, say } = useText()
  const words = t.ownLists.editing
  const { row, removal } = t.ownLists
  const [isRemoving, setRemoving] = useState(false)
  const before: Values = {
    name: list?.name ?? '',
    nameHe: list?.nameHe ?? '',
    slug: list?.slug ?? '',
    licence: list ? (list.licence ?? '') : 'CC BY 4.0',
    country: list?.country ?? 'Israel',
    isRead: list?.isRead ?? true,
  }
  const edit = useEditForm<Values, { list: OwnList }>({
    form: `own-list:${list?.id ?? 'new'}`,
    before,
    version: JSON.stringify(before),
    issuesOf,
    save: ({ values }) =>
      own.save(list?.id ?? null, {
        ...values,
        nameHe: values.nameHe || null,
        country: values.country || null,
        licence: values.licence || null,
      }),
    next: () => null,
    failureText: (failure) => (isConflict(failure) ? words.taken : null),
  })
  const { values, set } = edit
  const line = (name: 'name' | 'nameHe' | 'slug' | 'country') => ({
    name,
    label: words[name],
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  return (
    <Panel part="edit" icon={list ? Settings : ListPlus} title={list ? words.editTitle : words.createTitle}>
      <RecordForm
        form={edit}
        words={row}
        button={{ kind: 'primary', label: words.save, isRunning: own.isRunning }}
        save={() => void edit.saveNow().then((done) => done && saved(done.list.id))}
        close={close}
      >
        <EditGroup legend={t.ownLists.list}>
          <InputField {...line('name')} isRequired />
          <InputField {...line('nameHe')} />
          <InputField {...line('slug')} hint={words.slugHint} dir="ltr" isRequired />
          <FieldChoice
            name="licence"
            label={words.licence}
            value={values.licence}
            choose={(licence) => set('licence', licence)}
            options={[['', t.ownLists.noLicence], ...ownListLicences.map((one) => [one, one] as const)]}
          />
          <InputField {...line('country')} />
          <FieldTick
            name="isRead"
            label={words.isRead}
            value={values.isRead}
            set={(isTicked) => set('isRead', isTicked)}
          />
        </EditGroup>
      </RecordForm>
      {list && (
        <Button icon={Trash2} kind="warnedGhost" isDisabled={own.isRunning} onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      )}
      <AlertDialog
        isOpen={isRemoving}
        isRunning={own.isRunning}
        title={say(removal.title, { name: list?.name ?? '' })}
        text={removal.text}
        icon={Trash2}
        keep={removal.keep}
        act={removal.act}
        confirm={async () => {
          const isGone = list !== null && (await own.remove(list))
          if (isGone) close()
          return isGone
        }}
        close={() => setRemoving(false)}
      />
    </Panel>
  )
}

function issuesOf({ name, slug }: Values): Issue[] {
  return [
    ...(name.trim() === '' ? [{ path: 'name', code: 'required' as const }] : []),
    ...(ownListSlug.test(slug) ? [] : [{ path: 'slug', code: 'text' as const }]),
  ]
}
