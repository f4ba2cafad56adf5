'use client'

import type { Post } from '@cyberluach/api/posts'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Eye, Pencil, Trash2 } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/clock.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { formatShortDay } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { ButtonLink } from '../../ui/PlainButton.tsx'
import { Cover } from './Cover.tsx'
import { isScheduled } from './post-form.ts'
import { PostFrame } from './PostFrame.tsx'

const shownTags = 3

type Props = { post: Post; edit: (post: Post) => void; remove: (post: Post) => void }

export function PostCard({ post, edit, remove }: Props) {
  const { t, say } = useText()
  const { blog } = t.lists
  const now = useNow(30_000)
  const isPublic = post.status === 'published' && !isScheduled(post, now)
  const name = (message: string) => say(message, { title: post.title.slice(0, 200) })
  return (
    <PostFrame
      as="article"
      cover={<Cover place="card" link={post.coverImage} />}
      buttons={
        <>
          {isPublic && (
            <ButtonLink
              kind="ghost"
              size="xs"
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
          <span className="flex-1" />
          <Button
            kind="warnedGhost"
            size="xs"
            isIcon
            className="max-md:w-control"
            label={name(blog.removeOne)}
            title={blog.remove}
            onClick={() => remove(post)}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </>
      }
    >
      <Facts post={post} now={now} />
      <h3
        className="line-clamp-3 min-h-11.5 text-match-parent text-(length:--text-md) leading-5.75 font-semibold wrap-anywhere"
        dir={directionOf(post.title)}
      >
        {post.title}
      </h3>
      <Topics tags={post.tags ?? []} />
    </PostFrame>
  )
}

function Facts({ post, now }: { post: Post; now: number }) {
  const { t, locale, timeZone } = useText()
  const { blog } = t.lists
  const status = isScheduled(post, now) ? 'scheduled' : post.status
  const tone = { published: 'approved', scheduled: 'pending', draft: 'draft' }[status]
  const date = post.publishedAt ? formatShortDay(locale, post.publishedAt, timeZone) : blog.notPublished
  return (
    <p className="flex items-center gap-2 text-(length:--text-xs) whitespace-nowrap text-ink-3">
      <StatusBadge status={tone}>{blog.statuses[status]}</StatusBadge>
      <span>{date}</span>
      <span aria-hidden>·</span>
      <span className="overflow-hidden text-ellipsis">
        {post.author ? <UserText text={post.author} isCut /> : blog.noAuthor}
      </span>
    </p>
  )
}

function Topics({ tags }: { tags: readonly string[] }) {
  const { blog } = useText().t.lists
  if (tags.length === 0) return <p className="text-xs/6.5 text-ink-3">{blog.noTags}</p>
  return (
    <Tags>
      {tags.slice(0, shownTags).map((tag, index) => (
        <li key={index}>
          <UserText text={tag} />
        </li>
      ))}
      {tags.length > shownTags && (
        <li>
          <LatinText text={`+${tags.length - shownTags}`} />
        </li>
      )}
    </Tags>
  )
}
