import type { Post } from '@cyberluach/api/posts'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Eye, Pencil, Trash2, Image } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useNow, formatShortDay } from '../../ui/time.tsx'
import { StatusBadge, Tags } from '../../ui/marks.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import { isScheduled } from './post-form.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Card } from '../../ui/Layout.tsx'
import { tv, type VariantProps } from 'tailwind-variants/lite'

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
              icon={Eye}
              kind="ghost"
              size="xs"
              href={`/blog/${encodeURIComponent(post.slug)}`}
              target="_blank"
              rel="noopener"
              aria-label={name(blog.viewOne)}
            >
              {blog.view}
            </ButtonLink>
          )}
          <Button icon={Pencil} kind="ghost" size="xs" label={name(blog.editOne)} onClick={() => edit(post)}>
            {blog.edit}
          </Button>
          <span className="flex-1" />
          <Button
            icon={Trash2}
            kind="warnedGhost"
            size="xs"
            isIcon
            className="max-md:w-control"
            label={name(blog.removeOne)}
            title={blog.remove}
            onClick={() => remove(post)}
          />
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

type PostFrameProps = ComponentProps<typeof Card> & { cover: ReactNode; buttons?: ReactNode }

/** Cover, words, and below them what can be done: as high as the highest beside it. */
export function PostFrame({ cover, buttons, children, ...rest }: PostFrameProps) {
  return (
    <Card className="flex flex-col overflow-hidden" {...rest}>
      {cover}
      <div className="flex flex-1 flex-col gap-2 px-4 pt-3.5 pb-3">{children}</div>
      <footer className="flex min-h-11.75 gap-1.5 border-t border-line px-3 py-2 max-md:*:min-h-control">
        {buttons}
      </footer>
    </Card>
  )
}

/** As many beside each other as there is room for. */
export function PostGrid(props: ComponentProps<'div'>) {
  return <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3" {...props} />
}

const cover = tv({
  base: 'w-full bg-sunken',
  variants: {
    place: { card: 'h-30 border-b border-line', form: 'h-21' },
    isMissing: {
      true: 'flex items-center justify-center gap-1.5 text-(length:--text-xs) text-ink-3',
      false: 'block object-cover',
    },
  },
})

type CoverProps = Required<Pick<VariantProps<typeof cover>, 'place'>> & { link: string | null }

/** The image is asked for by the admin's browser alone, without saying where from. */
export function Cover({ place, link }: CoverProps) {
  const { blog } = useText().t.lists
  const [broken, setBroken] = useState<string | null>(null)
  if (!link || !isShown(link) || broken === link) {
    return (
      <div className={cover({ place, isMissing: true })}>
        <Image />
        {blog.noImage}
      </div>
    )
  }
  return (
    <img
      className={cover({ place, isMissing: false })}
      src={link}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(link)}
    />
  )
}

/** A picture of elsewhere, or one that was uploaded here. */
function isShown(link: string): boolean {
  return link.startsWith('https://') || link.startsWith('/media/')
}
