export const privacy = {
  title: 'Privacy Policy',
  updated: 'Last updated {date}.',
  contents: 'Contents',
  notice: 'The Privacy Policy is written in English.',
  contactButton: 'Contact us',
}
