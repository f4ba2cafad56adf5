export const errorFallback = {
  title: 'Something went wrong',
  text: 'We encountered an unexpected error. Please try refreshing the page or go back to the homepage.',
  reload: 'Reload Page',
  home: 'Go Home',
}
