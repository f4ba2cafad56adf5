import type { CatalogueEntry } from './catalogue.ts'

/**
 * Groups of OWASP's chapters on Meetup, as its directory names them (https://github.com/OWASP/owasp.github.io,
 * `_data/chapters.json`, 21 August 2026, CC BY-SA 4.0): by country the name of each, what its address has for it, and the
 * year and month in which its page was changed last.
 */
const chapters = `
--: Virtual OWASP-virtual-chapter 2606
AE: Abu Dhabi owasp-abu-dhabi 2405, Dubai meetup-group-svgchist 2507
AL: Tirana owasp-tirane-chapter 2601
AM: Yerevan OWASP-Yerevan 2502
AR: Buenos Aires OWASP-Buenos-Aires 2608, Patagonia owasp-patagonia-meetup-group 2111, Rosario owasp-rosario 2604
AT: Klagenfurt owasp-klagenfurt-chapter 2605, Vienna owasp-chapter-vienna 2606
AU: Adelaide OWASP-Adelaide-Meetup-Group 2105, Brisbane Brisbane-OWASP-Meetup-Group 2608,
  Canberra meetup-group-uzosxjkj 2510, Melbourne Application-Security-OWASP-Melbourne 2302, Perth OWASP-Perth 2510,
  Sydney OWASP-Sydney-Chapter 2501
AZ: Baku owasp-baku-chapter 2601
BD: Dhaka OWASP-Dhaka-Chapter 2606
BE: Belgium belgium-owasp-meetup-group 2607
BG: Sofia owasp-sofia-chapter 2512
BH: Manama owasp-manama 2504
BJ: Cotonou owasp-cotonou-chapter 2512
BO: Bolivia OWASP-Bolivia-Meetup-Group 2509
BR: Belem owasp-belem 2605, Belo Horizonte owasp-belo-horizonte-chapter 2607, Brasilia OWASPBSB 2608,
  Curitiba owasp-curitiba-chapter 2510, Florianopolis owasp-florianopolis-chapter 2512,
  Fortaleza owasp-fortaleza 2412, Goiania owasp-goiania-chapter 2502, Joao Pessoa OWASP-Joao-Pessoa-Chapter 2512,
  Juiz De Fora owasp-juiz-de-fora-chapter 2606, Maceio owasp-maceio-chapter 2509, Natal OWASP-Natal-Chapter 2304,
  Paraiba OWASP-Paraiba-Chapter 2105, Porto Alegre OWASP-Porto-Alegre-Chapter 2408,
  Recife owasp-recife-meetup-group 2303, Salvador salvador-open-source-intelligence-meetup-group 2603,
  Santa Rita Do Sapucai santa-rita-do-sapucai-owasp-meetup-group 2206,
  Sao Jose Dos Campos owasp-sao-jose-dos-campos-chapter 2511, Sao Luis owasp-sao-luis 2402,
  Sao Paulo OWASP-Sao-Paulo-Chapter 2510, Vitoria owasp-capixaba 2408
CA: Edmonton owasp-edmonton 2601, Moncton moncton-owasp-meetup-group 2211, Oshawa owasp-oshawa-chapter 2502,
  Ottawa OWASP-Ottawa 2606, Quebec City quebec-owasp-meetup-group 2510, Saskatoon owasp-saskatoon-chapter 2601,
  Toronto OWASP-Toronto 2601, Vancouver OWASP-Vancouver-Chapter 2607, Victoria OWASP-Victoria-Chapter 2506,
  Waterloo owasp-waterloo-meetup-group 2111, Winnipeg owasp-winnipeg-chapter 2207
CH: Geneva owasp-geneva 2406, Switzerland OWASPSwitzerland 2604
CI: Abidjan abidjan-owasp-meetup-group 2206
CL: Chile owasp-chile-meetup-group 2511, Vina Del Mar OWASP-Vina-del-Mar-Chapter 2111
CM: Buea OWASP-Buea 2607, Yaounde owasp-yaounde-chapter 2604
CN: China Mainland beijing-owasp-meetup-group 2605, Hong Kong owasp-hong-kong-chapter 2505
CO: Barranquilla OWASP-Barranquilla-Chapter 2404, Bogota OWASP-Bogota-Meetup-Group 2410,
  Cartagena OWASP-Cartagena-Chapter 2111, Medellin OWASP-Medellin-Chapter 2312
CR: San Jose owasp-san-jose-cr 2401
CY: Limassol owasp-limassol-meetup-group 2502
CZ: Czech Republic owasp-czech-republic-meetup-group 2608
DE: Augsburg owasp-augsburg-chapter 2607, Cologne tbd 2608, Frankfurt OWASP-Frankfurt 2607,
  Heilbronn owasp-heilbronn-chapter 2606, Ruhrpott owasp-ruhrpott-chapter 2604, Stuttgart owasp-stuttgart-chapter 2607
DK: Copenhagen OWASP-Copenhagen-Chapter 2608
DZ: Algiers owasp-algiers-chapter 2605
EC: Guayaquil OWASP-Guayaquil-Chapter 2109, Quito OWASP-Quito 2203
EE: Tallinn owasp-tallinn-chapter 2512
EG: Cairo OWASP-Cairo-Chapter 2606
ES: Zaragoza OWASP-Zaragoza-Chapter 2008, Bilbao OWASP-Bilbao-Chapter 2105,
  Borox Toledo owasp-borox-toledo-meetup-group 2106
FI: Helsinki OWASP-Helsinki-Chapter 2607
FR: France owasp-france 2601
GB: Bournemouth University OWASP-Bournemouth-University-Student-Chapter 2102, Belfast OWASP-Belfast 2603,
  Birmingham Uk meetup-group-OWASP-Birmingham 2506, Bristol Uk OWASP-Bristol 2608,
  Cambridge owasp-cambridge-meetup 2512, Dorset OWASP-Dorset-Chapter 2608, Leeds Uk OWASP-Leeds-Chapter 2205,
  Liverpool OWASP-Liverpool-Chapter 2108, London OWASP-London 2608, Manchester owasp-manchester-uk-chapter 2607,
  Newcastle Uk OWASP-Newcastle-Chapter 2512, Peterborough meetup-group-nsrmjush 2512,
  Reading OWASP-Reading-Chapter 2506, Scotland owasp-scotland-chapter 2512, Suffolk OWASP-Suffolk-Chapter 2501,
  University Of Exeter owasp-university-of-exeter-chapter 2601, Warwick OWASP-Warwick 2405,
  Worcestershire OWASP-Worcestershire-Chapter 2111
GE: Tbilisi OWASP-Tbilisi-Chapter 2312
GR: Athens OWASP-Athens 2409, Greece owasp-greece-meetup-group 2507
GT: Guatemala owasp-guatemala-meetup-group 2312
HK: Kowloon owasp-kowloon 2405
HN: San Pedro Sula OWASP-San-Pedro-Sula-Chapter 2204, Tegucigalpa OWASP-Tegucigalpa-Chapter 2404
HR: Croatia OWASP-Croatia-Meetup-Group 2601
HU: Hungary OWASP-HU 2608
ID: Jakarta OWASP-Jakarta-Chapter 2512, Surabaya owasp-surabaya-chapter 2601
IE: Letterkenny OWASP-Letterkenny-Chapter 2009, Dublin OWASP-Dublin 2510
IN: Kakinada owasp-kakinada 2104, Nainital OWASP-Nainital-Chapter 2104,
  Nit Tiruchirapalli OWASP-NIT-Tiruchirappalli-Student-Chapter 2104, Ahmedabad OWASP-Ahmedabad-Chapter 2406,
  Aligarh OWASP-Aligarh-Meetup-Group 2501,
  Amrita School Of Engineering owasp-amrita-school-of-engineering-chennai-chapter 2205,
  Babu Banarasi Das Nittm owasp-babu-banarasi-das-nittm 2202, Bangalore owasp-bangalore-chapter 2503,
  Bbditm owasp-bbditm 2301, Belagavi OWASP-Belagavi-Chapter 2312, Berhampore owasp-berhampore-chapter 2111,
  Bharati Vidyapeeth College Of Engineering owasp-bharati-vidyapeeth-college-of-engineering-chapter 2603,
  Bhopal OWASP-Bhopal-Chapter 2510, Bhubaneswar owasp-bhubaneswar 2306, Bilaspur owasp-bilaspur-chapter 2607,
  Brainware University owasp-brainware-university-student-chapter 2212,
  Bs Abdur Rahman Crescent Institute Of Science And Technology owasp-bs-abdur-rahman-crescent-ist-student-chapter 2208,
  Chandigarh owasp-chandigarh-chapter 2505, Chennai Chennai-OWASP-Meetup-Group 2604, Coimbatore owasp-coimbatore 2603,
  Cuddalore OWASP-Cuddalore-Chapter 2506, Cuttack owasp-cuttack-chapter 2201, Delhi OWASP-Delhi-NCR-Chapter 2205,
  Dhule OWASP-Dhule-Chapter 2206, Dindigul dindigul-owasp-meetup-group 2207, Erode owasp-erode 2209,
  Gauhati University owasp-gauhati-university-student-chapter 2110, Gaurella OWASP-Gaurella-Meetup-Group 2608,
  Gitam owasp-gitam 2510, Gla University Mathura owasp-gla-university-mathura-student-chapter 2602,
  Gurugram OWASP-Gurugram-Chapter 2511, Guwahati owasp-guwahati 2208, Gwalior OWASP-Gwalior-Chapter 2406,
  Hyderabad hyderabad-owasp-meetup-group 2601, Iiit Sricity OWASP-IIIT-SRICITY 2203,
  Iiitdm Kancheepuram Student Chapter owasp-iiitdmk-student-chapter 2403,
  Indian Institute Of Technology Patna meetup-group-mrogmpnt 2405, Indore OWASP-Indore-Chapter 2201,
  Indraprastha Institute Of Information Technology owasp-indraprastha-institute-of-information-technology 2605,
  Itanagar owasp-itanagar 2406, Jaihind College Of Engineering Kuran owasp-jcoe 2510,
  Jaipur OWASP-Jaipur-Meetup-Group 2109,
  Jalpaiguri Government Engineering College owasp-jalpaiguri-government-engineering-college-chapter 2402,
  Jamshedpur owasp-jamshedpur 2608,
  Jct College Of Engineering And Technology owasp-jct-college-of-engineering-and-technology 2501,
  Jis University Student Chapter owasp-jisu 2608, Kaithal owasp-kaithal-chapter 2406, Kalyan owasp-kalyan 2511,
  Kannur owasp-kannur 2510, Kanpur owasp-kanpur-chapter 2607, Kerala OWASP-Kerala-Chapter 2507,
  Kolkata owasp-kolkata 2411,
  Lovely Professional University owasp-lovely-professional-university-chapter-student 2212,
  Lucknow OWASP-Lucknow 2601, Madurai OWASP-Madurai-Meetup-Group 2108,
  Maulana Abul Kalam Azad University Of Technology owasp-makaut 2502,
  Mayiladuthurai owasp-mayiladuthurai-meetup-group 2211, Meerut OWASP-Meerut-Chapter 2402,
  Mumbai owasp-mumbai-chapter 2608, Nagercoil owasp-nagercoil-chapter 2210, Nagpur OWASP-Nagpur-Chapter 2607,
  Namakkal owasp-namakkal-meetup-group 2202, Nashik owasp-nashik-chapter 2512,
  National Institute Of Technology Rourkela nit-rourkela 2201, New Delhi owasp-new-delhi-chapter 2303,
  Noida OWASP-Noida-Chapter 2510, Patna owasp-patna-chapter 2605, Pccoe owasp-pccoe-chapter 2510,
  Pune OWASP-Pune-Chapter 2604,
  Rajiv Gandhi Institute Of Petroleum Technology owasp-rajiv-gandhi-institute-of-petroleum-technology 2409,
  Ranchi meetup-owasp-ranchi-chapter 2512, Rewa OWASP-Rewa-Chapter 2410,
  Rmk College Of Engineering And Technology owasp-rmk-college-of-engineering-and-tech 2506,
  Sagar Institute Of Science And Technology owasp-sagar-sistec 2209, Salem owasp-salem-chapter 2604,
  Sastra University owasp-sastra-university-meetup-group 2304, Sivagangai OWASP-Sivagangai-Chapter 2505,
  Sri Sairam Engineering College owasp-sri-sairam-engineering-college-student-chapter 2512,
  Srm Institute Of Science And Technology owasp-srm-institute-science-and-tech 2112,
  The Northcap University OWASP-The-NorthCap-University-Meetup-Group 2206, Theni owasp-theni-chapter 2205,
  Thoothukudi owasp-thoothukudi-meetup-group 2201, Tirunelveli owasp-tirunelveli-chapter 2603,
  Tiruvallur Tiruvallur-OWASP-Meetup-Group 2201, Tiruvannamalai owasp-tiruvannamalai 2204,
  Vadodara owasp-vadodara-chapter 2202, Varanasi owasp-varanasi 2212, Vellore OWASP-Vellore-Chapter 2307,
  Vellore Institute Of Technology owasp-vit-student-chapter 2510, Vijayawada owasp-vijayawada-chapter 2112,
  Vit Bhopal University owasp-vit-bhopal-student-chapter 2608, Warangal owasp-warangal 2203
IT: Italy owasp-italy-meetup-group 2608
JO: Amman meetup-group-uuudxldj 2509
JP: Japan japan-owasp-meetup-group 2607
KE: Nairobi owasp-nairobi-meetup-group 2503
KR: Seoul owasp-seoul 2607
KW: Kuwait City OWASP-Kuwait-City-Chapter 2605
LT: Vilnius owasp-vilnius 2510
LV: Riga owasp-riga-chapter 2511
MA: Morocco Morocco-OWASP-Meetup-Group 2506
MK: Macedonia OWASP-Macedonia 2106, Skopje owasp-skopje-meetup-group 2406
MU: Port Louis owaspportlouis 2011
MX: Monterrey OWASP-Monterrey-Chapter 2406, Queretaro City owasp-queretaro 2206,
  Hermosillo owasp-hermosillo-chapter 2505, Mexico City owasp-mexico-city-chapter 2502,
  Riviera Maya owasp-riviera-maya 2410,
  Universidad Politecnica De Yucatan Student Chapter owasp-universidad-politecnica-de-yucatan-student-chapter 2509,
  Zacatecas owasp-zacatecas-meetup-group 2202
MY: Penang OWASP-Penang-Chapter 2505
NE: Niamey OWASP-Niamey-Chapter 2102
NG: Lagos OWASP-Lagos-Meetup-Group 2410, Yola oww-yola-chapter 2511
NI: Managua OWASP-Managua 2510
NL: Netherlands OWASP-Chapter-Netherlands-Meetup 2606
NO: Bergen owasp-bergen-meetup-group 2302, Kristiansand owasp-kristiansand-chapter 2405, Oslo owasp-oslo 2412,
  Stavanger OWASP-Stavanger-Chapter 2511
NP: Kathmandu owasp-kathmandu-chapter 2607, Nepal owasp-nepal-meetup-group 2401
NZ: New Zealand OWASP-New-Zealand-Chapter-Auckland 2602
OM: Muscat muscat-owasp-meetup-group 2211
PE: Cusco owasp-cusco-meetup-group 2402, Lima OWASP-Lima-Meetup-Group 2512
PH: Manila owasp-manila 2406
PK: Karachi OWASP-Karachi-Chapter 2111, Lahore owasp-lahore-chapter 2607, Peshawar owasp-peshawar-chapter 2510,
  Swabi owasp-swabi-chapter 2308
PL: Poland owasp-poland 2608
PR: San Juan meetup-group-jhcesodi 2310
PT: Beja owasp-beja-chapter 2510, Lisboa owasp-lisboa-chapter 2606, Porto owasp-porto-chapter 2606
PY: Asuncion owaspasuncion 2305
QA: Doha OWASP-Doha-Chapter 2506
RO: Brasov owasp-brasov 2405, Cluj owasp-cluj-napoca-chapter 2407, Iasi OWASP-Iasi-Meetup-Group 2207,
  Sibiu owasp-sibiu-chapter 2112, Timisoara OWASP-Timisoara-Chapter 2502
RU: Moscow OWASP-Moscow 2203
SA: Riyadh owasp-riyadh-meetup-group 2512
SE: Gothenburg owasp-gothenburg-meetup-group 2608, Jkpg owasp-jonkoping-meetup-group 2511,
  Malmo OWASP-Malmo-Chapter 2104, Stockholm owasp-stockholm 2601, Umea OWASP-Umea-Chapter 2110
SG: Singapore singapore-owasp-meetup-group 2608
SI: Ljubljana owasp-ljubljana-chapter 2212, Maribor maribor-owasp-meetup-group 2606
SV: El Salvador owasp-el-salvador-meetup-group 2201
TG: Lome owasp-Togo 2506
TN: Tunisia OWASP-Tunis-Meetup-Group 2601
TR: Diyarbakir OWASP-Diyarbakir-Chapter 2507, Ankara OWASP-Ankara-Chapter 2511, Elazig owasp-elazig-chapter 2209,
  Firat University owasp-firat-university-chapter 2405, Istanbul owaspistanbul 2602,
  Mugla University owasp-mugla-university-student-chapter 2511
TW: Taiwan Taipei-OWASP-Meetup-Group 2602
UA: Kyiv kyiv-meetup-group 2512, Lviv owasp-lviv-meetup-group 2112, Zhytomyr OWASP-Zhytomyr-Chapter 2112
US: Albuquerque albuquerque-software-social-club 2409, Atlanta OWASP-Atlanta 2602, Austin OWASP-Austin-Chapter 2608,
  Bay Area Bay-Area-OWASP 2503, Bellingham owasp-bellingham-chapter 2405, Boise owasp-boise 2410,
  Bonita Springs OWASP-Bonita-Springs-Chapter 2504, Boston owaspboston 2608, Boulder OWASP-Boulder 2608,
  Cedar Rapids owasp-cedar-rapids-chapter 2207, Charlotte owaspCLT 2110, Chicago OWASP-Chicago-Chapter 2504,
  Cincinnati owasp-cincinnati-meetup-group 2607, Cleveland owasp-cleveland-group 2608,
  Colorado Springs OWASP-Colorado-Springs-Meetup 2509, Columbus Columbus-OWASP 2605,
  Dallas Dallas-The-Open-Web-Application-Security-Project-Meetup 2605, Delaware OWASP-Delaware-Chapter 2603,
  Denver Denver-OWASP 2608, Des Plaines owasp-des-plaines-chapter 2306,
  Grand Rapids grand-rapids-owasp-meetup-group 2206, Harrisburg owasp-harrisburg 2511,
  Hartford CT-Cyber-Security-Meetup-OWASP-Hartford 2405, Hawaii OWASP-Hawaii 2207,
  Houston owasp-houston-texas-chapter 2510, Indianapolis indyowasp 2605,
  Inland Empire OWASP-Inland-Empire-Open-Web-Application-Security-Project 2110,
  Jacksonville OWASP-Jacksonville-Chapter 2607, Kansas City OWASP-Kansas-City 2404,
  Las Vegas OWASP-Las-Vegas-Chapter 2605, Long Island owaspli 2312, Madison owasp-madison 2512,
  Manchester Nh OWASP-Manchester-NH 2203, Maui owasp-maui 2409, Memphis memphis-technology-user-groups 2506,
  Miami OWASP-Miami-Chapter 2201, Minneapolis St Paul OWASP-MSP-Meetup 2604, Nashville OWASP-Nashville-Chapter 2604,
  New Braunfels owasp-new-braunfels-chapter 2204, New York City OWASP-New-York-City-Chapter 2608,
  Oakland County OWASP-Oakland-County-Chapter 2107, Oklahoma City Oklahoma-City-Chapter-Meetup 2112,
  Omaha owaspomaha-meetup-group 2305, Orange County OWASP-OC 2603, Orlando OWASP-Orlando 2603,
  Philadelphia OWASP-Philadelphia-Chapter 2405, Phoenix OWASP-Phoenix-Chapter 2607,
  Pittsburgh OWASP-Pittsburgh-Chapter 2505, Portland OWASP-Portland-Chapter 2512, Portland Me OWASP-Maine 2512,
  Princeton owasp-princeton-chapter 2510, Rochester OWASP-Rochester-Chapter 2201,
  Sacramento OWASP-Sacramento-Chapter 2501, Saint Louis owasp-saint-louis-chapter 2509, Salt Lake City owasp-slc 2502,
  San Antonio owasp-sanantonio 2608, San Diego Open-Web-Application-Security-Project-San-Diego-OWASP-SD 2506,
  San Fernando Valley OWASP-San-Fernando-Valley-Chapter 2608,
  San Jacinto College OWASP-San-Jacinto-College-Student-Chapter 2110, Santa Barbara Santa-Barbara-OWASP-Chapter 2606,
  Seattle OWASP-Seattle-Chapter 2604, South Florida South-Florida-OWASP-Chapter 2107,
  St. George owasp-st-george-ut 2201, Syracuse Syracuse-OWASP-Chapter 2510, Tampa owasp-tampa 2608,
  Tulsa OWASP-Tulsa-Chapter 2302, University Of Washington owasp-university-of-washington-meetup-group 2106,
  Des Moines OWASP-Des-Moines-Chapter 2104, Detroit OWASP-Detroit-Chapter 2608,
  Huntington OWASP-Huntington-Chapter 2104, Lincoln OWASP-Lincoln-Chapter 2103,
  Little Rock OWASP-Little-Rock-Chapter 2103, Louisville meetup-group-iOVgsIcE 2104,
  Richmond OWASP-Richmond-Chapter-Meetup 2104, Sioux Falls OWASP-Sioux-Falls 2201,
  Space Coast OWASP-Space-Coast-Chapter 2103
UY: Uruguay OWASP-Uruguay-Chapter 2608
UZ: Tashkent owasp-tashkent 2606
YE: Sanaa OWASP-Sanaa-Chapter 2207
ZA: Cape Town OWASP-Cape-Town-Chapter-Meetup 2105, Johannesburg OWASP-Johannesburg-Chapter 2201
ZM: Lusaka OWASP-Lusaka 2203
ZW: Harare owasp-harare 2207
`

/** Groups round Washington that https://github.com/rosskarchner/dctech.events names as alive. */
const washington = `
US: Cover6 Community cover6community 2608, Cyber Break cyber-break 2608, Cyber Security Warriors cyberwarriors 2608,
  DMV API Security dmv-api-security 2608, FXBG Hackers fxbg-hackers 2608, ISSA NOVA issa-nova 2608,
  Loudoun CyberTech loudoun-cybertech 2608, OWASP Washington DC owasp-washington-dc-chapter 2608,
  OWASP Northern Virginia owasp-northern-virginia-chapter 2608,
  NCR RMF Lifeboat ncr-risk-management-framework-lifeboat 2608, NoVA BeerSec nova-beer-sec 2608,
  NoVA Hackers nova-hackers 2608, NoVA High AI Cybersecurity nova-high-ai-cybersecurity-meetup-group 2608
`

/** https://github.com/judell/community-calendar names its feed. */
const triangle = `
US: Cloud Security Alliance Triangle cloud-security-alliance-triangle-chapter 2608
`

/** Of these only the name was seen. */
const named = `
CA: Hack The Box Calgary hack-the-box-meetup-calgary-ca -, Ottawa Cyber Security ottawa-cyber-security-meetup -
IN: Hack The Box Mumbai hack-the-box-meetup-mumbai-in -
MA: Hack The Box Casablanca hack-the-box-meetup-casablanca-ma -
TR: Hack The Box Istanbul hack-the-box-meetup-istanbul-tr -
`

/** A chapter whose page was changed since then is likely alive. */
const lately = '2026-01'

const alive = { evidence: 'namedAlive', confidence: 'stated' } as const

/** Groups on Meetup that are named somewhere as entries of the catalogue; none of their feeds was read. */
export const groups: readonly CatalogueEntry[] = [
  ...read(washington).map((group) => ({ ...group, ...alive, seenAt: 'https://github.com/rosskarchner/dctech.events' })),
  ...read(triangle).map((group) => ({ ...group, ...alive, seenAt: 'https://github.com/judell/community-calendar' })),
  ...read(chapters).map((group) => ({
    ...group,
    name: `OWASP ${group.name}`,
    organizer: `OWASP ${group.name}`,
    evidence: 'chapterDirectory' as const,
    seenAt: 'https://owasp.org/chapters/',
    confidence: group.seenOn >= lately ? ('pattern' as const) : ('unsure' as const),
  })),
  ...read(named).map((group) => ({
    ...group,
    eventTypes: ['meetup', 'ctf'] as const,
    evidence: 'groupNamed' as const,
    confidence: 'unsure' as const,
  })),
]

/** `--` is a group that meets online. */
function read(text: string) {
  return text
    .replaceAll('\n  ', ' ')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', listed = ''] = line.split(': ')
      const place = country === '--' ? ({ isOnline: true } as const) : { country }
      return listed.split(', ').map((group) => {
        const [changed = '', slug = '', ...name] = group.split(' ').toReversed()
        return {
          name: name.toReversed().join(' '),
          address: `https://www.meetup.com/${slug}/events/ical/`,
          kind: 'iCalendar' as const,
          eventTypes: ['meetup'] as const,
          ...place,
          basis: 'meetupFeed' as const,
          seenOn: changed === '-' ? '' : `20${changed.slice(0, 2)}-${changed.slice(2)}`,
        }
      })
    })
}
