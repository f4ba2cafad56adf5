export const denied = {
  pageTitle: 'Access Denied | CyberLuach',
  heading: 'Access Denied',
  text: 'Unauthorized access attempt logged',
  home: 'Home page',
}
