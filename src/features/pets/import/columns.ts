import { cut } from '#platform/text/cut.ts'
import { TO_FIX } from './tofix.ts'

export interface Column {
  field: string
  /** How the template calls it. */
  title: string
  /** What other databases, spreadsheets and practice systems call it. */
  also: readonly string[]
  /** What it may be called as well, where every pet must have it and no other column of the file is it. */
  perhaps?: readonly string[]
  /** Every pet must have it, so a file without the column is not read. */
  needed: boolean
  /** What the template shows under it. */
  example: string
}

/** The columns of a pet. Capitals, spaces and punctuation of a name do not count. */
export const PET_COLUMNS = [
  {
    field: 'chipNumber',
    title: 'Microchip number',
    also: [
      'microchip',
      'chip',
      'chip number',
      'chip no',
      'microchip no',
      'chip id',
      'microchip id',
      'chip code',
      'microchip code',
      'transponder',
      'transponder number',
      'rfid',
      'iso number',
    ],
    needed: true,
    example: '981 020 003 456 789',
  },
  {
    field: 'name',
    title: 'Name',
    also: ['pet name', 'animal name', 'call name', 'name of pet', 'name of animal'],
    perhaps: ['pet', 'animal'],
    needed: true,
    example: 'Biscuit',
  },
  {
    field: 'species',
    title: 'Species',
    also: ['animal type', 'type of animal', 'pet type', 'pet species', 'animal species', 'kind', 'kind of animal', 'type'],
    perhaps: ['animal', 'pet'],
    needed: true,
    example: 'Dog',
  },
  {
    field: 'breed',
    title: 'Breed',
    also: ['pet breed', 'animal breed', 'breed name', 'breed description'],
    needed: true,
    example: 'Labrador Retriever',
  },
  {
    field: 'sex',
    title: 'Sex',
    also: ['gender', 'pet sex', 'animal sex', 'pet gender', 'sex and neutered', 'm/f'],
    needed: true,
    example: 'Female',
  },
  {
    field: 'neutered',
    title: 'Neutered',
    also: ['neutered y/n', 'spayed', 'castrated', 'desexed', 'neuter status'],
    needed: false,
    example: 'Yes',
  },
  {
    field: 'colour',
    title: 'Colour',
    also: ['color', 'coat', 'coat colour', 'coat color', 'pet colour', 'animal colour', 'colours'],
    needed: true,
    example: 'Yellow',
  },
  {
    field: 'markings',
    title: 'Markings',
    also: ['marks', 'distinguishing marks', 'distinguishing features'],
    needed: false,
    example: 'White on the chest',
  },
  {
    field: 'bornOn',
    title: 'Date of birth',
    also: ['dob', 'birth date', 'birthday', 'born', 'born on', 'date born', 'pet dob', 'pet date of birth'],
    needed: true,
    example: '27/03/2021',
  },
  {
    field: 'estimated',
    title: 'Date of birth is an estimate',
    also: ['estimated', 'dob estimated', 'approximate'],
    needed: false,
    example: 'No',
  },
  {
    field: 'originalName',
    title: 'Original name or number',
    also: ['original name', 'kennel name', 'litter name', 'pedigree name'],
    needed: false,
    example: '',
  },
  {
    field: 'implantedOn',
    title: 'Implanted on',
    also: [
      'implant date',
      'implanted',
      'date implanted',
      'date of implant',
      'date of implanting',
      'date of implantation',
      'implantation date',
      'chip date',
      'microchip date',
      'date chipped',
      'date microchipped',
      'chipped on',
      'microchipped on',
    ],
    perhaps: ['date'],
    needed: false,
    example: '02/07/2021',
  },
  {
    field: 'implantSite',
    title: 'Implant site',
    also: [
      'site',
      'chip site',
      'microchip site',
      'site of implant',
      'implantation site',
      'chip location',
      'microchip location',
      'implant location',
      'location',
    ],
    needed: false,
    example: 'Between the shoulder blades',
  },
  {
    field: 'implanterName',
    title: 'Implanter',
    also: ['implanter name', 'implanted by', 'chipped by', 'microchipped by'],
    needed: false,
    example: '',
  },
] as const satisfies readonly Column[]

/** The columns of a keeper, which only the operator may bring in. */
export const KEEPER_COLUMNS = [
  { field: 'keeperName', title: 'Keeper name', also: ['keeper', 'owner', 'owner name', 'contact name'], needed: true, example: '' },
  {
    field: 'keeperEmail',
    title: 'Keeper email',
    also: [
      'email',
      'email address',
      'owner email',
      'owner email address',
      'keeper email address',
      'customer email',
      'client email',
      'contact email',
    ],
    needed: true,
    example: '',
  },
  {
    field: 'keeperMobile',
    title: 'Keeper mobile',
    also: [
      'mobile',
      'mobile number',
      'mobile phone',
      'phone',
      'phone number',
      'telephone',
      'telephone number',
      'owner mobile',
      'owner phone',
      'owner phone number',
      'keeper phone',
      'customer mobile',
      'client mobile',
      'contact number',
    ],
    needed: true,
    example: '',
  },
  {
    field: 'keeperLine1',
    title: 'Keeper address',
    also: ['address', 'address line 1', 'address 1', 'street', 'owner address'],
    needed: true,
    example: '',
  },
  { field: 'keeperLine2', title: 'Keeper address line 2', also: ['address line 2', 'address 2'], needed: false, example: '' },
  { field: 'keeperTown', title: 'Keeper town', also: ['town', 'city', 'post town', 'owner town'], needed: true, example: '' },
  { field: 'keeperCounty', title: 'Keeper county', also: ['county', 'owner county'], needed: false, example: '' },
  { field: 'keeperPostcode', title: 'Keeper postcode', also: ['postcode', 'owner postcode'], needed: true, example: '' },
  {
    field: 'keeperLandline',
    title: 'Keeper landline',
    also: ['landline', 'landline number', 'home phone', 'home telephone', 'home phone number', 'owner landline'],
    needed: false,
    example: '',
  },
] as const satisfies readonly Column[]

/** How an animal came to a rescue, which brings in those it has taken in. */
export const INTAKE_COLUMNS = [
  {
    field: 'cameOn',
    title: 'Arrived on',
    also: ['date arrived', 'arrival date', 'intake date', 'date in', 'date brought in', 'came on', 'admitted', 'admission date'],
    needed: true,
    example: '20/03/2026',
  },
  {
    field: 'cameHow',
    title: 'How it came',
    also: ['intake type', 'intake reason', 'reason for intake', 'entry type', 'entry category', 'source'],
    needed: true,
    example: 'Stray',
  },
  {
    field: 'foundWhere',
    title: 'Found where',
    also: ['found at', 'where found', 'place found', 'location found', 'pickup location', 'area found'],
    needed: false,
    example: 'Woodhouse Moor, Leeds',
  },
  {
    field: 'fromWhom',
    title: 'Came from',
    also: ['from which rescue', 'transferred from', 'transfer from', 'source organisation', 'sending organisation', 'origin'],
    needed: false,
    example: 'Otley Dog Shelter',
  },
  {
    field: 'fromCountry',
    title: 'Country it came from',
    also: ['country', 'country of origin', 'imported from'],
    needed: false,
    example: 'Ireland',
  },
  {
    field: 'strayBefore',
    title: 'Stray before',
    also: ['was a stray', 'stray at the pound', 'stray there'],
    needed: false,
    example: 'No, Over or Counting',
  },
  {
    field: 'daysOverOn',
    title: 'Stray days over on',
    also: ['days over on', 'stray period ended', 'stray period over', 'hold ended'],
    needed: false,
    example: '18/03/2026',
  },
  {
    field: 'councilFrom',
    title: 'Council took it in on',
    also: ['council date', 'date seized by council'],
    needed: false,
    example: '19/03/2026',
  },
  {
    field: 'councilReference',
    title: 'Council reference',
    also: ['council', 'council ref', 'warden reference'],
    needed: false,
    example: 'Leeds City Council SD 4471',
  },
  {
    field: 'finderName',
    title: 'Brought in by',
    also: ['finder', 'finder name', 'found by'],
    needed: false,
    example: 'Ada Frost',
  },
  {
    field: 'finderContact',
    title: 'Finder contact',
    also: ['finder phone', 'finder phone number', 'finder address'],
    needed: false,
    example: '07700 900155',
  },
  {
    field: 'givenUpBy',
    title: 'Given up by',
    also: ['surrendered by', 'previous owner', 'previous keeper', 'relinquished by'],
    needed: false,
    example: 'Joan Marsh',
  },
  {
    field: 'givenUpContact',
    title: 'Contact of who gave it up',
    also: ['surrendered by contact', 'previous owner phone', 'previous keeper phone', 'previous owner contact'],
    needed: false,
    example: '07700 900158',
  },
  {
    field: 'signedOn',
    title: 'Signed over on',
    also: ['surrender date', 'date signed over', 'date surrendered'],
    needed: false,
    example: '20/03/2026',
  },
  {
    field: 'scannedBy',
    title: 'Scanned by',
    also: ['scanner', 'who scanned it'],
    needed: false,
    example: 'Kay Brook',
  },
  {
    field: 'scannedOn',
    title: 'Scanned on',
    also: ['scan date', 'date scanned'],
    needed: false,
    example: '20/03/2026',
  },
  {
    field: 'note',
    title: 'Note',
    also: ['notes', 'comment', 'comments', 'remarks'],
    needed: false,
    example: 'Afraid of men',
  },
  {
    field: 'condition',
    title: 'Condition',
    also: ['condition on arrival', 'health', 'health on arrival', 'health problems'],
    needed: false,
    example: 'Thin, otherwise well',
  },
  {
    field: 'keptAt',
    title: 'Kept at',
    also: ['kennel', 'pen', 'cage', 'block', 'unit', 'internal location', 'location'],
    needed: false,
    example: 'Kennel 4',
  },
] as const satisfies readonly Column[]

/** What people who bring in their own animals know besides: their Kennel Club numbers and, of those they bred, the parents. */
export const LITTER_COLUMNS = [
  {
    field: 'kennelClubNumber',
    title: 'Kennel Club number',
    also: ['kc number', 'kc no', 'kc reg no', 'kc reg', 'kc registration number', 'kennel club no', 'kc'],
    needed: false,
    example: '',
  },
  {
    field: 'bredByKeeper',
    title: 'Bred by you',
    also: ['bred by me', 'home bred', 'own breeding'],
    needed: false,
    example: '',
  },
  {
    field: 'damName',
    title: 'Mother',
    also: ['dam', 'dam name', 'mother name', 'mothers name', 'name of dam'],
    needed: false,
    example: '',
  },
  {
    field: 'damChipNumber',
    title: 'Mother’s microchip number',
    also: ['dam microchip', 'dam chip', 'dam chip number', 'dam microchip number', 'mother microchip', 'mother chip number'],
    needed: false,
    example: '',
  },
  {
    field: 'damKennelClubNumber',
    title: 'Mother’s Kennel Club number',
    also: ['dam kc number', 'dam kc no', 'dam kc reg no', 'dam kc reg', 'mother kc number'],
    needed: false,
    example: '',
  },
  {
    field: 'sireName',
    title: 'Father',
    also: ['sire', 'sire name', 'father name', 'fathers name', 'name of sire'],
    needed: false,
    example: '',
  },
  {
    field: 'sireChipNumber',
    title: 'Father’s microchip number',
    also: ['sire microchip', 'sire chip', 'sire chip number', 'sire microchip number', 'father microchip', 'father chip number'],
    needed: false,
    example: '',
  },
  {
    field: 'sireKennelClubNumber',
    title: 'Father’s Kennel Club number',
    also: ['sire kc number', 'sire kc no', 'sire kc reg no', 'sire kc reg', 'father kc number'],
    needed: false,
    example: '',
  },
] as const satisfies readonly Column[]

/** Whose columns are read beside those of the pets: nobody's, those of the litters that somebody bred, how to reach their keepers, all of their keepers, or how they came to a rescue. */
export type Keepers = 'none' | 'own' | 'contacts' | 'all' | 'intakes'

/** The columns beside those of the pets. */
const MORE = {
  none: [],
  own: LITTER_COLUMNS,
  contacts: KEEPER_COLUMNS,
  all: KEEPER_COLUMNS,
  intakes: INTAKE_COLUMNS,
} as const satisfies Record<Keepers, readonly Column[]>

/** How to ask a keeper: one of these ways is enough. */
const WAYS: readonly (readonly Field[])[] = [
  ['keeperEmail'],
  ['keeperMobile'],
  ['keeperName', 'keeperLine1', 'keeperTown', 'keeperPostcode'],
]
const OF_KEEPER: ReadonlySet<Field> = new Set(KEEPER_COLUMNS.map(({ field }) => field))
/** Whoever brings in what they implanted for others knows when and where. */
const OF_IMPLANT: ReadonlySet<Field> = new Set(['implantedOn', 'implantSite'])

type KnownColumn =
  | (typeof PET_COLUMNS)[number]
  | (typeof LITTER_COLUMNS)[number]
  | (typeof KEEPER_COLUMNS)[number]
  | (typeof INTAKE_COLUMNS)[number]
export type Field = KnownColumn['field']

export interface Header {
  /** Where each column that we know stands. */
  at: Map<Field, number>
  /** The titles of columns that every pet needs and the file lacks. */
  missing: string[]
  /** What stands in the first row and is not read. */
  ignored: string[]
  /** How many cells the first row has. */
  width: number
}

/** A file may have thousands of columns, and nobody reads all their names. */
const MOST_IGNORED = 50

/** Finds the columns by the names in the first row. Of two columns for one thing the first counts. */
export function readHeader(cells: readonly string[], { keepers }: { keepers: Keepers }): Header {
  const more = MORE[keepers]
  // `Location` is where a rescue keeps an animal, and where a chip is for anybody else.
  const columns: readonly KnownColumn[] = keepers === 'intakes' ? [...more, ...PET_COLUMNS] : [...PET_COLUMNS, ...more]
  const at = new Map<Field, number>()
  for (const [index, cell] of cells.entries()) {
    const column = columns.find(({ title, also }) => isOneOf([title, ...also], cell))
    if (column && !at.has(column.field)) at.set(column.field, index)
  }
  const needed = columns.filter((column) => isNeeded(column, keepers))
  findMore(cells, needed, at)
  const read = new Set(at.values())
  return {
    at,
    missing: [...needed.filter(({ field }) => !at.has(field)).map(({ title }) => title), ...unreachable(at, keepers)],
    ignored: cells
      .flatMap((cell, index) => (read.has(index) || isOneOf([TO_FIX], cell) ? [] : cut(cell.trim(), 40) || []))
      .slice(0, MOST_IGNORED),
    width: cells.length,
  }
}

/** What may mean one thing or another means what is still wanted: `Animal` is the kind beside a name, and the name beside a kind. */
function findMore(cells: readonly string[], needed: readonly KnownColumn[], at: Map<Field, number>): void {
  for (const [index, cell] of cells.entries()) {
    const isRead = [...at.values()].includes(index)
    const column = needed.find((known) => !at.has(known.field) && 'perhaps' in known && isOneOf(known.perhaps, cell))
    if (column && !isRead) at.set(column.field, index)
  }
}

function isNeeded({ field, needed }: KnownColumn, keepers: Keepers): boolean {
  // CARE-1 What a rescue took in may have no microchip.
  if (keepers === 'intakes' && field === 'chipNumber') return false
  if (keepers !== 'contacts') return needed
  return (needed && !OF_KEEPER.has(field)) || OF_IMPLANT.has(field)
}

const unreachable = (at: ReadonlyMap<Field, number>, keepers: Keepers) =>
  keepers === 'contacts' && !WAYS.some((way) => way.every((field) => at.has(field)))
    ? ['Keeper email, Keeper mobile or the keeper’s name and address']
    : []

function isOneOf(names: readonly string[], cell: string): boolean {
  const name = bare(cell)
  return name !== '' && names.some((known) => bare(known) === name)
}

/** `Chip No.` and `chip_no` → `chipno`, `Born (dd/mm/yyyy)` → `born`. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\S)\s*\(.*\)/, '')
    .replace(/[^a-z0-9]/g, '')
