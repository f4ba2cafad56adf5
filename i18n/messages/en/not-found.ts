export const notFound = {
  title: 'Page Not Found',
  text: 'We couldn’t find that page. It may have moved, or the link has a typo.',
  home: 'Go to Homepage',
  back: 'Go Back',
  linksLabel: 'Quick links',
  calendar: 'Calendar',
  about: 'About',
  contact: 'Contact',
  submit: 'Submit',
}
