import { type Breed, inGroup } from './breed.ts'

const colours = [
  'Tabby',
  'Ginger',
  'Tortoiseshell',
  'Tortie',
  'Calico',
  'Tuxedo',
  'Black and White',
  'Tabby and White',
  'Ginger and White',
  'Grey Tabby',
  'Ginger Tom',
]

const domestic = inGroup('Domestic', [
  { id: 'domestic-shorthair', name: 'Domestic Shorthair', also: ['Moggy', 'Moggie', 'DSH', 'House Cat', 'Short Haired Cat', ...colours] },
  { id: 'domestic-medium-hair', name: 'Domestic Medium Hair', also: ['Moggy', 'Moggie', 'DMH', 'Domestic Semi-Longhair', 'DSLH'] },
  { id: 'domestic-longhair', name: 'Domestic Longhair', also: ['Moggy', 'Moggie', 'DLH', 'Fluffy Cat', 'Long Haired Cat'] },
  { id: 'crossbreed', name: 'Crossbreed', also: ['Mixed Breed', 'Pedigree Cross', 'Cross', 'Mix', 'Part Pedigree'] },
  { id: 'feral', name: 'Feral', also: ['Feral Cat', 'Farm Cat', 'Street Cat', 'Community Cat'] },
])

const persian = inGroup('Persian', [
  { id: 'persian', name: 'Persian', also: ['Persian Longhair', 'Longhair Persian'] },
  { id: 'colourpoint-persian', name: 'Colourpoint Persian', also: ['Himalayan', 'Himalayan Persian', 'Himmy'] },
  { id: 'chinchilla-persian', name: 'Chinchilla Persian', also: ['Chinchilla'] },
  { id: 'exotic-shorthair', name: 'Exotic Shorthair', also: ['Exotic', 'Shorthaired Persian'] },
])

const semiLonghair = inGroup('Semi-longhair', [
  { id: 'birman', name: 'Birman', also: ['Sacred Cat of Burma', 'Sacred Birman'] },
  { id: 'maine-coon', name: 'Maine Coon', also: ['MCO', 'Main Coon', 'Coonie'] },
  { id: 'maine-coon-polydactyl', name: 'Maine Coon Polydactyl', also: ['Polydactyl Maine Coon'] },
  { id: 'norwegian-forest-cat', name: 'Norwegian Forest Cat', also: ['Wegie', 'Norwegian', 'NFC', 'NFO', 'Skogkatt'] },
  { id: 'ragamuffin', name: 'Ragamuffin' },
  { id: 'ragdoll', name: 'Ragdoll', also: ['Raggie', 'Raggy'] },
  { id: 'siberian', name: 'Siberian', also: ['Siberian Forest Cat', 'Sibi'] },
  { id: 'neva-masquerade', name: 'Neva Masquerade', also: ['Siberian Colourpoint'] },
  { id: 'somali', name: 'Somali', also: ['Longhaired Abyssinian'] },
  { id: 'turkish-van', name: 'Turkish Van', also: ['Van Cat'] },
  { id: 'turkish-vankedisi', name: 'Turkish Vankedisi', also: ['Vankedisi'] },
  { id: 'tiffanie', name: 'Tiffanie', also: ['Asian Semi-Longhair'] },
])

const british = inGroup('British', [
  { id: 'british-longhair', name: 'British Longhair', also: ['BLH'] },
  { id: 'british-shorthair', name: 'British Shorthair', also: ['BSH', 'British Blue', 'Brit', 'Golden British'] },
  { id: 'british-colourpoint', name: 'British Colourpoint', also: ['Colourpoint British Shorthair'] },
  { id: 'chartreux', name: 'Chartreux' },
  { id: 'manx', name: 'Manx', also: ['Manx Cat', 'Tailless Cat', 'Rumpy'] },
  { id: 'cymric', name: 'Cymric', also: ['Longhaired Manx', 'Manx Longhair'] },
  { id: 'selkirk-rex', name: 'Selkirk Rex', also: ['Selkirk'] },
])

const foreign = inGroup('Foreign', [
  { id: 'abyssinian', name: 'Abyssinian', also: ['Aby', 'Abi'] },
  { id: 'australian-mist', name: 'Australian Mist', also: ['Spotted Mist'] },
  { id: 'bengal', name: 'Bengal', also: ['Snow Bengal', 'Bengal Cat', 'Bengel'] },
  { id: 'cornish-rex', name: 'Cornish Rex' },
  { id: 'devon-rex', name: 'Devon Rex', also: ['Pixie Cat'] },
  { id: 'egyptian-mau', name: 'Egyptian Mau', also: ['Mau'] },
  { id: 'korat', name: 'Korat', also: ['Si-Sawat'] },
  { id: 'laperm', name: 'LaPerm' },
  { id: 'ocicat', name: 'Ocicat' },
  { id: 'pixiebob', name: 'Pixiebob' },
  { id: 'russian-blue', name: 'Russian Blue', also: ['Russian', 'Russian Black', 'Russian White'] },
  { id: 'singapura', name: 'Singapura', also: ['Drain Cat'] },
  { id: 'snowshoe', name: 'Snowshoe' },
  { id: 'sokoke', name: 'Sokoke' },
  { id: 'sphynx', name: 'Sphynx', also: ['Sphinx', 'Hairless Cat', 'Canadian Sphynx'] },
  { id: 'suffolk', name: 'Suffolk', also: ['Suffolk Chocolate', 'Suffolk Lilac'] },
  { id: 'thai-lilac', name: 'Thai Lilac', also: ['Thai Blue Point', 'Lilac Korat'] },
  { id: 'toyger', name: 'Toyger' },
  { id: 'lykoi', name: 'Lykoi', also: ['Werewolf Cat', 'Wolf Cat'] },
  { id: 'khao-manee', name: 'Khao Manee', also: ['Diamond Eye'] },
])

const burmese = inGroup('Burmese', [
  { id: 'asian-self', name: 'Asian Self', also: ['Asian'] },
  { id: 'asian-smoke', name: 'Asian Smoke', also: ['Asian', 'Burmoire'] },
  { id: 'asian-tabby', name: 'Asian Tabby', also: ['Asian'] },
  { id: 'bombay', name: 'Bombay', also: ['Asian Bombay'] },
  { id: 'burmese', name: 'Burmese', also: ['European Burmese', 'Brown Burmese', 'Lilac Burmese'] },
  { id: 'burmilla', name: 'Burmilla', also: ['Asian Shaded'] },
])

const oriental = inGroup('Oriental', [
  { id: 'oriental-longhair', name: 'Oriental Longhair', also: ['Javanese', 'OLH', 'British Angora'] },
  { id: 'oriental-shorthair', name: 'Oriental Shorthair', also: ['Oriental', 'OSH', 'Oriental Tabby', 'Foreign White'] },
  { id: 'havana', name: 'Havana', also: ['Havana Brown', 'Oriental Chocolate'] },
  { id: 'seychellois', name: 'Seychellois' },
])

const siamese = inGroup('Siamese', [
  { id: 'balinese', name: 'Balinese', also: ['Longhaired Siamese'] },
  { id: 'siamese', name: 'Siamese', also: ['Seal Point Siamese', 'Blue Point Siamese', 'Meezer', 'Siameese'] },
  { id: 'thai', name: 'Thai', also: ['Traditional Siamese', 'Old Style Siamese', 'Applehead Siamese', 'Wichien Maat'] },
  { id: 'tonkinese', name: 'Tonkinese', also: ['Tonk', 'Tonkanese'] },
])

/** Breeds shown chiefly under registers other than the Governing Council of the Cat Fancy, whose sections stand above. */
const elsewhere = inGroup('Other registers', [
  { id: 'aegean', name: 'Aegean' },
  { id: 'american-bobtail', name: 'American Bobtail' },
  { id: 'american-curl', name: 'American Curl', also: ['Curly Eared Cat'] },
  { id: 'american-shorthair', name: 'American Shorthair' },
  { id: 'american-wirehair', name: 'American Wirehair' },
  { id: 'aphrodite', name: 'Aphrodite', also: ['Cyprus Cat', 'Aphrodite Giant', 'Cypriot Cat'] },
  { id: 'arabian-mau', name: 'Arabian Mau', also: ['Desert Cat'] },
  { id: 'bambino', name: 'Bambino', also: ['Dwarf Sphynx', 'Munchkin Sphynx'] },
  { id: 'brazilian-shorthair', name: 'Brazilian Shorthair' },
  { id: 'california-spangled', name: 'California Spangled' },
  { id: 'ceylon', name: 'Ceylon' },
  { id: 'chantilly-tiffany', name: 'Chantilly-Tiffany', also: ['Chantilly'] },
  { id: 'chausie', name: 'Chausie', also: ['Jungle Cat Hybrid'] },
  { id: 'cheetoh', name: 'Cheetoh' },
  { id: 'donskoy', name: 'Donskoy', also: ['Don Sphynx', 'Russian Hairless'] },
  { id: 'dragon-li', name: 'Dragon Li', also: ['Li Hua', 'Chinese Li Hua'] },
  { id: 'elf-cat', name: 'Elf Cat' },
  { id: 'european-shorthair', name: 'European Shorthair', also: ['Celtic Shorthair'] },
  { id: 'german-rex', name: 'German Rex' },
  { id: 'highlander', name: 'Highlander', also: ['Highland Lynx'] },
  { id: 'japanese-bobtail', name: 'Japanese Bobtail', also: ['Lucky Cat'] },
  { id: 'kinkalow', name: 'Kinkalow' },
  { id: 'kurilian-bobtail', name: 'Kurilian Bobtail', also: ['Kuril Islands Bobtail'] },
  { id: 'lambkin', name: 'Lambkin', also: ['Nanus Rex'] },
  { id: 'mekong-bobtail', name: 'Mekong Bobtail' },
  { id: 'minuet', name: 'Minuet', also: ['Napoleon Cat', 'Napoleon'] },
  { id: 'munchkin', name: 'Munchkin', also: ['Short Legged Cat', 'Sausage Cat'] },
  { id: 'nebelung', name: 'Nebelung', also: ['Longhaired Russian Blue'] },
  { id: 'ojos-azules', name: 'Ojos Azules' },
  { id: 'peterbald', name: 'Peterbald' },
  { id: 'savannah', name: 'Savannah', also: ['Savannah Cat', 'Savanna'] },
  { id: 'scottish-fold', name: 'Scottish Fold', also: ['Fold', 'Folded Ear Cat', 'Highland Fold'] },
  { id: 'scottish-straight', name: 'Scottish Straight' },
  { id: 'serengeti', name: 'Serengeti' },
  { id: 'skookum', name: 'Skookum' },
  { id: 'tennessee-rex', name: 'Tennessee Rex' },
  { id: 'toybob', name: 'Toybob' },
  { id: 'turkish-angora', name: 'Turkish Angora', also: ['Angora', 'Ankara Cat'] },
  { id: 'ural-rex', name: 'Ural Rex' },
  { id: 'york-chocolate', name: 'York Chocolate' },
])

export const cats: Breed[] = [
  ...domestic,
  ...persian,
  ...semiLonghair,
  ...british,
  ...foreign,
  ...burmese,
  ...oriental,
  ...siamese,
  ...elsewhere,
]
