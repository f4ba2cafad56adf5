import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { ImageUp } from 'lucide-react'
import { useId } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Tags } from '../../ui/Badge.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Card } from '../../ui/Layout.tsx'
import { useText } from '../../ui/text.tsx'
import { Field, FieldFrame, fieldLook, TextInput } from '../../form/Field.tsx'
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
  return (
    <div className="grid grid-cols-1 content-start gap-3.5 border-line bg-surface px-5 py-4.5 max-md:px-4 max-md:py-3.5 md:border-s">
      <StatusChoice status={values.status} choose={(status) => set('status', status)} />
      {values.status === 'published' && (
        <Field name="publishedAt" label={blog.fields.publishedAt} issues={issues} hint={blog.publishedAtHint}>
          {(parts) => (
            <TextInput
              {...parts}
              type="datetime-local"
              dir="ltr"
              value={values.publishedAt}
              onChange={(event) => set('publishedAt', event.target.value)}
            />
          )}
        </Field>
      )}
      <Field name="author" label={blog.fields.author} issues={issues}>
        {(parts) => (
          <TextInput
            {...parts}
            autoComplete="off"
            dir={values.author ? directionOf(values.author) : undefined}
            value={values.author}
            onChange={(event) => set('author', event.target.value)}
          />
        )}
      </Field>
      <Field name="tags" label={blog.fields.tags} issues={issues} hint={blog.tagsHint}>
        {(parts) => (
          <TextInput
            {...parts}
            autoComplete="off"
            dir={values.tags ? directionOf(values.tags) : undefined}
            value={values.tags}
            onChange={(event) => set('tags', event.target.value)}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <Tags aria-label={blog.fields.tags}>
          {tags.map((tag, index) => (
            <li key={index}>
              <UserText text={tag} />
            </li>
          ))}
        </Tags>
      )}
      <Field name="coverImage" label={blog.fields.coverImage} issues={issues}>
        {(parts) => (
          <TextInput
            {...parts}
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder="https://"
            value={values.coverImage}
            onChange={(event) => set('coverImage', event.target.value)}
          />
        )}
      </Field>
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
