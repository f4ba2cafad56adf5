import type { Post } from '@cyberluach/api/posts'
import { LayoutGrid, Newspaper, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useShortcuts } from '../../frame/shortcuts.tsx'
import { Kbd } from '../../ui/marks.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FailureLine, SectionHead, Card, Stack, Skeleton, Empty } from '../../ui/Layout.tsx'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { PostCard, PostFrame, PostGrid } from './PostCard.tsx'
import { storedPost } from './post-form.ts'
import { PostDialog } from './PostDialog.tsx'
import { usePosts, usePostMutations } from './use-posts.ts'
import { AlertDialog } from '../../ui/Dialog.tsx'

/** The blog: every post as a card, and the form that writes them. */
export function BlogTab() {
  const { t, say } = useText()
  const { blog } = t.lists
  const { data: posts, liveness, error, retry } = usePosts()
  const { write, isRunning } = usePostMutations()
  const { username } = useSession()
  const [writing, setWriting] = useState<{ post: Post | null } | null>(null)
  const [deleting, setDeleting] = useState<Post | null>(null)

  const create = () => setWriting({ post: null })
  useShortcuts({ create })

  // What was being written when the session ended goes on where it was left.
  const isRead = posts !== undefined
  useEffect(() => {
    const stored = isRead ? storedPost(username) : undefined
    if (stored !== undefined) setWriting({ post: posts?.find(({ id }) => id === stored) ?? null })
    // Once, when the posts are there: what is written from then on is in the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead, username])

  const drafts = posts?.filter(({ status }) => status === 'draft').length ?? 0
  const counts = posts && { n: posts.length, published: posts.length - drafts, drafts }
  const isEmpty = posts?.length === 0

  return (
    <Stack>
      <SectionHead title={blog.title} text={counts && !isEmpty && say(blog.count, counts)}>
        <ButtonLink icon={LayoutGrid} kind="ghost" size="sm" href="/admin/collections/posts">
          {blog.inPanel}
        </ButtonLink>
        <Button icon={Plus} kind={isEmpty ? 'secondary' : 'primary'} onClick={create}>
          {blog.newPost}
          <Kbd on={isEmpty ? 'page' : 'action'} className="max-md:hidden">
            N
          </Kbd>
        </Button>
      </SectionHead>
      {error !== null && <FailureLine title={blog.failed} updatedAt={liveness.updatedAt} retry={retry} />}
      {posts && !isEmpty && (
        <PostGrid>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} edit={(one) => setWriting({ post: one })} remove={setDeleting} />
          ))}
        </PostGrid>
      )}
      {isEmpty && <NoPosts create={create} />}
      {!posts && error === null && <PostSkeletons />}
      {writing && (
        <PostDialog
          key={writing.post?.id ?? 'new'}
          post={writing.post}
          write={write}
          isRunning={isRunning}
          close={() => setWriting(null)}
        />
      )}
      <DeletePostDialog
        post={deleting}
        isRunning={isRunning}
        remove={async ({ id }) => (await write({ kind: 'delete', id })) === null}
        close={() => setDeleting(null)}
      />
    </Stack>
  )
}

function NoPosts({ create }: { create: () => void }) {
  const { blog } = useText().t.lists
  return (
    <Card>
      <Empty icon={Newspaper} title={blog.emptyTitle} text={blog.emptyText}>
        <Button icon={Plus} kind="primary" size="md" onClick={create}>
          {blog.createFirst}
        </Button>
      </Empty>
    </Card>
  )
}

function PostSkeletons() {
  const { blog } = useText().t.lists
  return (
    <PostGrid aria-busy="true">
      <p className="sr-only" role="status">
        {blog.loading}
      </p>
      {[0, 1, 2].map((index) => (
        <PostFrame
          key={index}
          cover={<Skeleton className="h-30 border-b border-line" />}
          data-part="post-skeleton"
          aria-hidden
        >
          <Skeleton width="50%" height={14} />
          <Skeleton width="85%" height={18} />
          <Skeleton width="40%" height={18} />
        </PostFrame>
      ))}
    </PostGrid>
  )
}

type Props = {
  post: Post | null
  isRunning: boolean
  remove: (post: Post) => Promise<boolean>
  close: () => void
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, isRunning, remove, close }: Props) {
  const { t, say } = useText()
  const { blog } = t.lists
  return (
    <AlertDialog
      isOpen={post !== null}
      isRunning={isRunning}
      title={say(blog.deleteTitle, { title: post?.title ?? '' })}
      text={blog.deleteText}
      icon={Trash2}
      keep={blog.cancel}
      act={blog.deleteConfirm}
      confirm={async () => post !== null && remove(post)}
      close={close}
    />
  )
}
