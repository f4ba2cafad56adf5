export const accessibility = {
  title: 'Accessibility',
  intro:
    'Everyone should be able to find an event and register for it. This page says what we’ve done, and how to tell us what’s missing.',
  standardTitle: 'Standard',
  standardText: 'The site follows the Web Content Accessibility Guidelines, WCAG 2.1, level AA.',
  standardAim:
    'Beyond it, we work towards WCAG 2.2, level AA, and the Israeli Standard 5568, which is built on these guidelines.',
  checkedTitle: 'How we check',
  checkedText:
    'Every page is checked by a program (axe) in both languages, at the width of a phone and enlarged to 200%, and its main actions are done by keyboard alone. Nobody outside has audited the site, and people who use a screen reader every day haven’t tested it yet.',
  coordinatorTitle: 'Accessibility coordinator',
  groups: {
    keyboardTitle: 'Keyboard',
    keyboardText:
      'Every action works without a mouse, and focus is always visible. In the calendar, the arrow keys move between days and Enter opens a day.',
    readerTitle: 'Screen readers',
    readerText: 'Headings, regions and controls have names, and changes are announced.',
    visionTitle: 'Color and contrast',
    visionText:
      'Text meets the contrast ratio, and there’s a light theme and a dark theme. Color is never the only sign: each event type also has its own shape.',
    textTitle: 'Text size',
    textText: 'You can enlarge the page to 200% without losing content.',
    touchTitle: 'Touch',
    touchText: 'The minimum size of a touch target is 44 pixels.',
    motionTitle: 'Motion',
    motionText: 'Animations stop when your system asks for reduced motion.',
    languageTitle: 'Language',
    languageText: 'The whole interface works in Hebrew, right to left, and in English, left to right.',
  },
  limitsTitle: 'Known limits',
  limitsText:
    'Event texts are written by their organizers, and pages we link to aren’t ours. We can’t promise that they’re accessible. The Privacy Policy is in English only.',
  helpTitle: 'Having trouble?',
  helpText: 'Tell us which page, and what you were trying to do.',
  contactButton: 'Contact us',
  feedbackButton: 'Send feedback',
  contents: 'On this page',
  featuresTitle: 'What we’ve done',
}
