export const share = {
  button: 'Share',
  menuLabel: 'Share this event',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  onNetwork: 'Share on {network}, opens in a new tab',
  copyLink: 'Copy link',
  copied: 'Copied',
  eventText: '{title}, {date}',
  siteText: 'CyberLuach: cybersecurity events on one calendar',
}
