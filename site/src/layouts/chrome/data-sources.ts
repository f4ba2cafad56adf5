export type DataSource = {
  name: string
  author: string | null
  url: string
  licence: string
  licenceUrl: string
  modified: boolean
}

/** The public lists whose facts are on the calendar, with the credit that their licences ask for. */
export const dataSources: DataSource[] = [
  {
    name: '{Cyber,Info}Sec Events',
    author: 'xsa',
    url: 'https://github.com/xsa/infosec-events',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    modified: true,
  },
  {
    name: 'confs.tech',
    author: null,
    url: 'https://github.com/tech-conferences/conference-data',
    licence: 'MIT',
    licenceUrl: 'https://github.com/tech-conferences/conference-data/blob/main/LICENSE.md',
    modified: false,
  },
]
