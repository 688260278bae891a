interface Column {
  field: string
  /** How the template calls it. */
  title: string
  /** What other databases, spreadsheets and practice systems call it. */
  also: readonly string[]
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
    also: ['microchip', 'chip', 'chip number', 'chip no', 'microchip no', 'chip id', 'microchip id', 'chip code', 'transponder', 'rfid'],
    needed: true,
    example: '981 020 003 456 789',
  },
  { field: 'name', title: 'Name', also: ['pet name', 'pet', 'animal name', 'animal', 'call name'], needed: true, example: 'Biscuit' },
  {
    field: 'species',
    title: 'Species',
    also: ['animal type', 'type of animal', 'pet type', 'pet species', 'type'],
    needed: true,
    example: 'Dog',
  },
  { field: 'breed', title: 'Breed', also: ['pet breed', 'breed name', 'breed description'], needed: true, example: 'Labrador Retriever' },
  { field: 'sex', title: 'Sex', also: ['gender', 'pet sex', 'pet gender', 'sex and neutered'], needed: true, example: 'Female' },
  {
    field: 'neutered',
    title: 'Neutered',
    also: ['neutered y/n', 'spayed', 'castrated', 'desexed', 'neuter status'],
    needed: false,
    example: 'Yes',
  },
  { field: 'colour', title: 'Colour', also: ['color', 'coat', 'coat colour', 'pet colour', 'colours'], needed: true, example: 'Yellow' },
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
    also: ['dob', 'birth date', 'birthday', 'born', 'born on', 'pet dob'],
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
    also: ['implant date', 'date implanted', 'chip date', 'date chipped', 'date microchipped', 'chipped on'],
    needed: false,
    example: '02/07/2021',
  },
  {
    field: 'implantSite',
    title: 'Implant site',
    also: ['site', 'chip location', 'chip site'],
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
  { field: 'keeperEmail', title: 'Keeper email', also: ['email', 'email address', 'owner email'], needed: true, example: '' },
  {
    field: 'keeperMobile',
    title: 'Keeper mobile',
    also: ['mobile', 'mobile number', 'phone', 'telephone', 'owner mobile', 'owner phone'],
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
] as const satisfies readonly Column[]

/** Whose columns are read beside those of the pets: nobody's, how to reach their keepers, or all of their keepers. */
export type Keepers = 'none' | 'contacts' | 'all'

/** How to reach a keeper: what a row must have of it is for the reader to say. */
const CONTACTS: ReadonlySet<Field> = new Set(['keeperEmail', 'keeperMobile'])

type KnownColumn = (typeof PET_COLUMNS)[number] | (typeof KEEPER_COLUMNS)[number]
export type Field = KnownColumn['field']

export interface Header {
  /** Where each column that we know stands. */
  at: Map<Field, number>
  /** The titles of columns that every pet needs and the file lacks. */
  missing: string[]
  /** What stands in the first row and is not read. */
  ignored: string[]
}

/** Finds the columns by the names in the first row. Of two columns for one thing the first counts. */
export function readHeader(cells: readonly string[], { keepers }: { keepers: Keepers }): Header {
  const columns: readonly KnownColumn[] = [...PET_COLUMNS, ...KEEPER_COLUMNS.filter(({ field }) => isRead(field, keepers))]
  const at = new Map<Field, number>()
  const ignored: string[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columns.find((known) => isCalled(known, cell))
    const isNew = column && !at.has(column.field)
    if (isNew) at.set(column.field, index)
    if (!isNew && cell.trim() !== '') ignored.push(cell.trim())
  }
  const needs = columns.filter(({ field, needed }) => needed && !(keepers === 'contacts' && CONTACTS.has(field)))
  const missing = needs.filter(({ field }) => !at.has(field)).map(({ title }) => title)
  return { at, missing, ignored }
}

const isRead = (field: Field, keepers: Keepers) => keepers === 'all' || (keepers === 'contacts' && CONTACTS.has(field))

function isCalled({ title, also }: KnownColumn, cell: string): boolean {
  const name = bare(cell)
  return name !== '' && [title, ...also].some((known) => bare(known) === name)
}

/** `Chip No.` and `chip_no` → `chipno`. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
