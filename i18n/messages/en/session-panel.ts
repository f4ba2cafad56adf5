export const sessionPanel = {
  ending: {
    title: 'You’ll be signed out soon',
    text: {
      one: 'For security, everybody is signed out after {n} minute without activity. What you wrote stays on this page.',
      other:
        'For security, everybody is signed out after {n} minutes without activity. What you wrote stays on this page.',
    },
    countdown: { one: '{n} second left', other: '{n} seconds left' },
    stay: 'Stay signed in',
    leave: 'Log out',
  },
  ended: {
    idle: {
      title: 'You were signed out',
      text: 'Nobody was here for a while. Sign in to go on: what you wrote is still on this page.',
    },
    refused: {
      title: 'Your session has ended',
      text: 'It was ended on another device, by an admin or with a new password, or it has run out. Sign in to go on: what you wrote is still on this page.',
    },
    signedOut: {
      title: 'You logged out in another window',
      text: 'Sign in to go on here: what you wrote is still on this page.',
    },
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in and go on',
    signingIn: 'Signing in...',
    leave: 'Leave this page',
    empty: 'Type your password.',
    wrong: 'The password is wrong. Check it and try again.',
    code: 'Code of your authenticator app, or a recovery code',
    usePasskey: 'Use a passkey',
    noPasskey: 'No passkey was used. Try again, or type a code.',
    emptyCode: 'Type the code.',
    offline: 'The server can’t be reached. Check the connection and try again.',
  },
  refused:
    'Your session has ended, so this wasn’t saved. Sign in again: what you wrote is still on this page.',
}
