/**
 * Which scripts the browser gets as one file. Left alone, the bundler cuts a file for every combination of pages, and
 * the headers of a dozen small ones weigh more than what is in them. Nothing outside `react`, `calendar`, `forms` and
 * `event-fields` may need React: most pages load none. A group takes what its files import along, so the order matters.
 */
export const chunkGroups = [
  { name: 'visit', test: /layouts[\\/]chrome[\\/]count-visit\./ },
  {
    // What the scripts of every page need, so that none of them asks for the calendar's texts. Of nanostores, what
    // only its binding to React uses is left to that.
    name: 'base',
    test: /node_modules[\\/](nanostores[\\/](atom|clean-stores|lifecycle)|@nanostores[\\/]persistent)[\\/]|i18n[\\/]locales\.|core[\\/]text[\\/]text-direction\./,
  },
  {
    // Words, dates and numbers.
    name: 'words',
    test: /i18n[\\/](format|translate|hebrew-calendar|event-words|closing-words)|core[\\/](dates[\\/](day-key|zoned-time)|events[\\/](month-grid|event|deadline)|places[\\/]country-code)\./,
  },
  // Names of cities, which only what is searched and filtered needs.
  { name: 'cities', test: /core[\\/](places[\\/]city-names|events[\\/]event-filter)\./ },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|tailwind-variants|@nanostores[\\/]react)[\\/]|site[\\/]src[\\/](icons[\\/](Icon|paths)\.|islands[\\/]in-language\.)|i18n[\\/]changed-texts\./,
  },
  {
    // What cards and cells say and look like, with the function that puts their classes together: no plain page needs it.
    name: 'cards',
    test: /site[\\/]src[\\/]events[\\/][\w-]+\.ts$|design[\\/]variants[\\/]event-card\./,
  },
  {
    name: 'page',
    test: /(?<!Event)Page\.astro\?|layouts[\\/]chrome[\\/](chrome|preferences|footer|tooltip|wake-messages)|error-reporting[\\/]|stores[\\/](read|toast|theme|browser-storage)|core[\\/]site[\\/]handed-toast|plain-click|api[\\/](client|fresh-reads)/,
  },
  // With what it imports, of which no other page has need.
  { name: 'event-page', test: /EventPage\.astro\?/ },
  {
    name: 'stores',
    test: /site[\\/]src[\\/](stores[\\/](saved-events|address-bar)|islands[\\/]useSavedEvents)/,
  },
  {
    name: 'calendar',
    test: /src[\\/](islands[\\/]calendar[\\/]\w+|stores[\\/]calendar)\.tsx?$/,
  },
  {
    // What the dialogs of an event and of the form look like: an event opens without the kit of forms.
    name: 'sheet',
    test: /site[\\/]src[\\/]ui[\\/]sheet\.|design[\\/]variants[\\/]dialog\./,
  },
  {
    name: 'forms',
    test: /node_modules[\\/]react-hook-form[\\/]|[\\/]forms[\\/]use-checked-form\.|site[\\/]src[\\/]islands[\\/]forms[\\/]|core[\\/]text[\\/](text-hygiene|email-and-phone)\./,
  },
  {
    // What the form for a new event and the correction of one have in common.
    name: 'event-fields',
    test: /site[\\/]src[\\/]islands[\\/]event-form[\\/](?!EventForm\.)/,
  },
]
