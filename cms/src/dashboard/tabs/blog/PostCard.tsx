'use client'

import type { Post } from '@cyberluach/api/post-schema'
import { directionOf } from '@cyberluach/core/text-direction'
import { Eye, Image, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/clock.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { formatShortDay } from '../../text/format.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../text/TextContext.tsx'
import { ButtonLink } from '../../ui/PlainButton.tsx'
import { isScheduled } from './post-form.ts'

const shownTags = 3

type Props = { post: Post; edit: (post: Post) => void; remove: (post: Post) => void }

export function PostCard({ post, edit, remove }: Props) {
  const { t, say } = useText()
  const { blog } = t.lists
  const now = useNow(30_000)
  const isPublic = post.status === 'published' && !isScheduled(post, now)
  const name = (message: string) => say(message, { title: post.title.slice(0, 200) })
  return (
    <Card as="article" className="post">
      <Cover link={post.coverImage} />
      <div className="words">
        <Facts post={post} now={now} />
        <h3 dir={directionOf(post.title)}>{post.title}</h3>
        <Tags tags={post.tags ?? []} />
      </div>
      <footer>
        {isPublic && (
          <ButtonLink
            kind="ghost"
            size="xs"
            className="button"
            href={`/blog/${encodeURIComponent(post.slug)}`}
            target="_blank"
            rel="noopener"
            aria-label={name(blog.viewOne)}
          >
            <Eye size={14} strokeWidth={1.75} aria-hidden />
            {blog.view}
          </ButtonLink>
        )}
        <Button kind="ghost" size="xs" label={name(blog.editOne)} onClick={() => edit(post)}>
          <Pencil size={14} strokeWidth={1.75} aria-hidden />
          {blog.edit}
        </Button>
        <span className="spacer" />
        <Button
          kind="warnedGhost"
          size="xs"
          isIcon
          label={name(blog.removeOne)}
          title={blog.remove}
          onClick={() => remove(post)}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </footer>
    </Card>
  )
}

function Facts({ post, now }: { post: Post; now: number }) {
  const { t, locale, timeZone } = useText()
  const { blog } = t.lists
  const status = isScheduled(post, now) ? 'scheduled' : post.status
  const tone = { published: 'approved', scheduled: 'pending', draft: 'draft' }[status]
  const date = post.publishedAt ? formatShortDay(locale, post.publishedAt, timeZone) : blog.notPublished
  return (
    <p className="facts">
      <Pill status={tone}>{blog.statuses[status]}</Pill>
      <span>{date}</span>
      <span aria-hidden>·</span>
      <span className="author">{post.author ? <UserText text={post.author} /> : blog.noAuthor}</span>
    </p>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { blog } = useText().t.lists
  if (tags.length === 0) return <p className="meta tags">{blog.noTags}</p>
  return (
    <ul className="tags">
      {tags.slice(0, shownTags).map((tag, index) => (
        <Tag key={index} as="li">
          <UserText text={tag} />
        </Tag>
      ))}
      {tags.length > shownTags && (
        <Tag as="li" kind="outlined">
          <LatinText text={`+${tags.length - shownTags}`} />
        </Tag>
      )}
    </ul>
  )
}

/** The image is asked for by the admin's browser alone, without saying where from. */
export function Cover({ link }: { link: string | null }) {
  const { blog } = useText().t.lists
  const [broken, setBroken] = useState<string | null>(null)
  if (!link?.startsWith('https://') || broken === link) {
    return (
      <div className="cover meta">
        <Image size={16} strokeWidth={1.75} aria-hidden />
        {blog.noImage}
      </div>
    )
  }
  return (
    <img
      className="cover"
      src={link}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(link)}
    />
  )
}
