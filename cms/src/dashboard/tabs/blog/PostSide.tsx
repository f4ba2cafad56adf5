import type { Issue } from '@cyberluach/core/submissions/submission'
import { ImageUp } from 'lucide-react'
import { useId } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/fields.tsx'
import { Tags } from '../../ui/marks.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Card } from '../../ui/Layout.tsx'
import { useText } from '../../ui/text.tsx'
import { FieldFrame, fieldLook, InputField } from '../../form/Field.tsx'
import { Cover } from './PostCard.tsx'
import { tagsOf, type PostField, type PostValues } from './post-form.ts'

type Props = {
  values: PostValues
  set: (field: PostField, value: string) => void
  issues: readonly Issue[]
  addCover: () => void
}

/** What stands beside the text of a post: status, date, author, tags, cover image. */
export function PostSide({ values, set, issues, addCover }: Props) {
  const { blog } = useText().t.lists
  const tags = tagsOf(values.tags) ?? []
  const line = (name: 'publishedAt' | 'author' | 'tags' | 'coverImage') => ({
    name,
    label: blog.fields[name],
    issues,
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  return (
    <div className="grid grid-cols-1 content-start gap-3.5 border-line bg-surface px-5 py-4.5 max-md:px-4 max-md:py-3.5 md:border-s">
      <StatusChoice status={values.status} choose={(status) => set('status', status)} />
      {values.status === 'published' && (
        <InputField {...line('publishedAt')} hint={blog.publishedAtHint} type="datetime-local" dir="ltr" />
      )}
      <InputField {...line('author')} />
      <InputField {...line('tags')} hint={blog.tagsHint} />
      {tags.length > 0 && (
        <Tags aria-label={blog.fields.tags}>
          {tags.map((tag, index) => (
            <li key={index}>
              <UserText text={tag} />
            </li>
          ))}
        </Tags>
      )}
      <InputField {...line('coverImage')} type="url" dir="ltr" placeholder="https://" />
      <Card className="overflow-hidden">
        <Cover place="form" link={values.coverImage.trim() || null} />
      </Card>
      <Button icon={ImageUp} kind="secondary" onClick={addCover}>
        {blog.picture.upload}
      </Button>
    </div>
  )
}

const statuses = ['draft', 'published'] as const

type StatusChoiceProps = { status: PostValues['status']; choose: (status: PostValues['status']) => void }

function StatusChoice({ status, choose }: StatusChoiceProps) {
  const { blog } = useText().t.lists
  const id = useId()
  return (
    <FieldFrame>
      <span className={fieldLook.label()} id={id}>
        {blog.fields.status}
      </span>
      <Segments
        labelledBy={id}
        segments={statuses.map((value) => ({ value, label: blog.statuses[value] }))}
        value={status}
        choose={choose}
        isWide
      />
    </FieldFrame>
  )
}
