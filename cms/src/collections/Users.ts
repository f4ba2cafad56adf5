import { may } from '@cyberluach/core/sign-in/roles'
import { locales } from '@cyberluach/i18n/locales'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { admins, adminsField, mayOpenPanel, selfOrAdmins } from '../access/predicates.ts'
import { roleOf, roles } from '../access/roles.ts'
import {
  protectLastAdminFromDeletion,
  protectLastAdmin,
  rejectTakenName,
  auditUserChange,
  auditUserDeletion,
  noteNewPassword,
} from '../features/users/hooks.ts'
import {
  provenAdmins,
  requireCurrentPassword,
  requirePasswordToRemove,
  requireStrongPassword,
  endOthersOnPassword,
} from '../features/users/password.ts'
import { closedEndpoints, leaveEndpoint } from '../features/users/endpoints.ts'
import { endSessionOnLogout, idleSessions } from '../features/users/sessions.ts'
import { longestSession } from '../features/users/cookies.ts'
import { noticeChoices } from '../features/notices/arrivals.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { choice, line, ui } from '../panel/event-fields.ts'
import { nullWhereEmpty, optionalEmail } from '../panel/validations.ts'

/** Who sees what arrives is told of it. */
const seesArrivals = (user: { role?: unknown }) => may(roleOf(user as PayloadRequest['user']), 'moderate')

export const Users: CollectionConfig = {
  slug: 'users',
  labels: labels('users'),
  admin: {
    useAsTitle: 'username',
    group: group('people'),
    defaultColumns: ['username', 'role'],
    hidden: ({ user }) => roleOf(user as PayloadRequest['user']) !== 'admin',
    components: {
      edit: { editMenuItems: ['/features/users/removal/AccountRemoval.tsx#RemoveAccount'] },
      beforeListTable: ['/features/users/removal/AccountRemoval.tsx#RemoveAccounts'],
    },
  },
  access: {
    admin: mayOpenPanel,
    read: selfOrAdmins,
    create: admins,
    update: selfOrAdmins,
    delete: provenAdmins,
    unlock: admins,
  },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    tokenExpiration: longestSession,
    maxLoginAttempts: 0,
    useSessions: true,
    cookies: { sameSite: 'Lax' },
    strategies: [idleSessions],
  },
  endpoints: [...closedEndpoints, leaveEndpoint],
  hooks: {
    beforeOperation: [requirePasswordToRemove],
    beforeValidate: [requireStrongPassword, rejectTakenName, requireCurrentPassword, noteNewPassword],
    beforeChange: [protectLastAdmin],
    beforeDelete: [protectLastAdminFromDeletion],
    afterChange: [auditUserChange, endOthersOnPassword],
    afterDelete: [auditUserDeletion],
    afterLogout: [endSessionOnLogout],
  },
  fields: [
    // Comes with a change and is looked at there; nothing of it is kept.
    line('currentPassword', {
      virtual: true,
      admin: {
        description: help('currentPassword'),
        components: {
          Field: '/features/users/panel/CurrentPassword.tsx#CurrentPassword',
          Error: '/features/users/panel/CurrentPassword.tsx#CurrentPasswordFault',
        },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    }),
    // Payload's own. The ids that tokens name are read by the server alone: a page lists sessions by ids of their own.
    { name: 'sessions', type: 'array', access: { read: () => false }, fields: [] },
    // What the audit log knows people by.
    line('username', {
      required: true,
      label: ({ t }) => t('authentication:username'),
      access: { update: adminsField },
    }),
    choice('role', 'roles', roles, {
      required: true,
      defaultValue: 'translator',
      saveToJWT: true,
      access: { create: adminsField, update: adminsField },
      admin: { disableBulkEdit: true },
    }),
    // For mails alone: nobody signs in with it, and no password is sent to it.
    {
      name: 'email',
      type: 'email',
      label: label('email'),
      validate: optionalEmail,
      hooks: { beforeValidate: [nullWhereEmpty] },
      admin: {
        description: help('email'),
        components: { Field: '@payloadcms/ui#EmailField' },
        disableBulkEdit: true,
      },
    },
    choice('notices', 'notices', noticeChoices, {
      required: true,
      defaultValue: 'each',
      admin: { position: 'sidebar', description: help('notices'), condition: seesArrivals },
    }),
    choice('noticesLocale', 'locales', locales, {
      defaultValue: 'he',
      admin: { position: 'sidebar', isClearable: false },
    }),
    // Payload moves the address below everything else, so that a list would stand between two fields.
    ui('signedIn', '/features/users/sessions/panel/UserSessions.tsx#UserSessions', { position: 'sidebar' }),
  ],
}
