import { may, type Role } from '@cyberluach/core/roles'
import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'

const look = 'btn btn--icon-style-without-border btn--size-medium m-0'

/** What somebody of this role begins most often; the first of it stands out. */
export function Beginnings({ role, texts }: { role: Role; texts: Messages['homePanel'] }) {
  const isWriter = may(role, 'write')
  const isModerator = may(role, 'moderate')
  if (!isWriter && !isModerator) return null
  return (
    <p className="flex flex-wrap gap-2 [&_.btn]:m-0">
      {isWriter && (
        <Link
          className={`${look} btn--style-primary`}
          href="/admin/collections/posts/create"
          prefetch={false}
        >
          {texts.newPost}
        </Link>
      )}
      {isModerator && (
        <a
          className={`${look} btn--style-${isWriter ? 'secondary' : 'primary'}`}
          href="/admin/dashboard#events/new"
        >
          {texts.newEvent}
        </a>
      )}
    </p>
  )
}
