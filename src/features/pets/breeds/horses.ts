import { type Breed, inGroup } from './breed.ts'

const nativePonies = inGroup('Native pony', [
  { id: 'carneddau-pony', name: 'Carneddau Pony', also: ['Carneddau', 'Welsh Mountain Semi-feral'] },
  { id: 'connemara-pony', name: 'Connemara Pony', also: ['Connemara', 'Connie'] },
  { id: 'dales-pony', name: 'Dales Pony', also: ['Dales'] },
  { id: 'dartmoor-hill-pony', name: 'Dartmoor Hill Pony', also: ['Dartmoor Hill'] },
  { id: 'dartmoor-pony', name: 'Dartmoor Pony', also: ['Dartmoor'] },
  { id: 'eriskay-pony', name: 'Eriskay Pony', also: ['Eriskay'] },
  { id: 'exmoor-pony', name: 'Exmoor Pony', also: ['Exmoor'] },
  { id: 'fell-pony', name: 'Fell Pony', also: ['Fell'] },
  { id: 'hackney-pony', name: 'Hackney Pony' },
  { id: 'highland-pony', name: 'Highland Pony', also: ['Highland', 'Garron'] },
  { id: 'kerry-bog-pony', name: 'Kerry Bog Pony', also: ['Kerry Bog'] },
  { id: 'lundy-pony', name: 'Lundy Pony', also: ['Lundy'] },
  { id: 'new-forest-pony', name: 'New Forest Pony', also: ['New Forest', 'Forester', 'NF'] },
  { id: 'shetland-pony', name: 'Shetland Pony', also: ['Shetland', 'Shettie', 'Shetty', 'Standard Shetland'] },
  { id: 'miniature-shetland', name: 'Miniature Shetland', also: ['Mini Shetland', 'Mini Shettie', 'Mini Shetty'] },
  {
    id: 'welsh-section-a',
    name: 'Welsh Mountain Pony (Section A)',
    also: ['Welsh A', 'Sec A', 'Section A', 'Welsh Mountain Pony', 'Welsh'],
  },
  { id: 'welsh-section-b', name: 'Welsh Pony (Section B)', also: ['Welsh B', 'Sec B', 'Section B', 'Welsh Riding Pony', 'Welsh'] },
  { id: 'welsh-section-c', name: 'Welsh Pony of Cob Type (Section C)', also: ['Welsh C', 'Sec C', 'Section C', 'Welsh'] },
  { id: 'welsh-section-d', name: 'Welsh Cob (Section D)', also: ['Welsh D', 'Sec D', 'Section D', 'Welsh Cob', 'Welsh'] },
  { id: 'welsh-part-bred', name: 'Welsh Part Bred', also: ['WPB', 'Welsh Cross', 'Part Bred Welsh', 'Welsh X'] },
])

const ponies = inGroup('Pony', [
  { id: 'american-miniature-horse', name: 'American Miniature Horse', also: ['AMHA', 'American Mini'] },
  { id: 'british-riding-pony', name: 'British Riding Pony', also: ['Riding Pony', 'Show Pony'] },
  { id: 'british-spotted-pony', name: 'British Spotted Pony', also: ['Spotted Pony', 'Spotty Pony'] },
  { id: 'caspian', name: 'Caspian', also: ['Caspian Horse', 'Caspian Pony'] },
  { id: 'chincoteague-pony', name: 'Chincoteague Pony', also: ['Chincoteague', 'Assateague Pony'] },
  { id: 'falabella', name: 'Falabella' },
  { id: 'fjord', name: 'Fjord', also: ['Norwegian Fjord', 'Fjord Horse', 'Fjord Pony'] },
  { id: 'german-riding-pony', name: 'German Riding Pony', also: ['Deutsches Reitpony', 'GRP'] },
  { id: 'gotland-pony', name: 'Gotland Pony', also: ['Gotland', 'Skogsruss'] },
  { id: 'haflinger', name: 'Haflinger', also: ['Halflinger', 'Avelignese'] },
  { id: 'icelandic-horse', name: 'Icelandic Horse', also: ['Icelandic', 'Icelandic Pony'] },
  { id: 'konik', name: 'Konik', also: ['Konik Pony', 'Polish Konik'] },
  { id: 'miniature-horse', name: 'Miniature Horse', also: ['Mini Horse', 'British Miniature Horse'] },
  { id: 'pony-of-the-americas', name: 'Pony of the Americas', also: ['POA'] },
  { id: 'polo-pony', name: 'Polo Pony', also: ['Argentine Polo Pony', 'Criollo Polo Pony'] },
  { id: 'pony-cross', name: 'Pony Cross', also: ['Pony', 'Pony X', 'Cross Pony', 'Crossbred Pony'] },
])

const heavy = inGroup('Heavy horse', [
  { id: 'ardennes', name: 'Ardennes', also: ['Ardennais'] },
  { id: 'belgian-draught', name: 'Belgian Draught', also: ['Brabant', 'Belgian Horse', 'Belgian Draft'] },
  { id: 'boulonnais', name: 'Boulonnais' },
  { id: 'breton', name: 'Breton' },
  { id: 'clydesdale', name: 'Clydesdale', also: ['Clyde'] },
  { id: 'comtois', name: 'Comtois' },
  { id: 'irish-draught', name: 'Irish Draught', also: ['ID', 'Irish Draft', 'RID', 'Registered Irish Draught'] },
  { id: 'noriker', name: 'Noriker' },
  { id: 'percheron', name: 'Percheron' },
  { id: 'shire', name: 'Shire', also: ['Shire Horse'] },
  { id: 'suffolk-punch', name: 'Suffolk Punch', also: ['Suffolk', 'Suffolk Horse'] },
  { id: 'heavy-horse-cross', name: 'Heavy Horse Cross', also: ['Draught Cross', 'Heavy Cross', 'Shire Cross', 'Clydesdale Cross'] },
])

const cobs = inGroup('Cob', [
  { id: 'cob', name: 'Cob', also: ['Cob Type', 'Riding Cob', 'Maxi Cob', 'Show Cob', 'Cob Cross'] },
  {
    id: 'gypsy-cob',
    name: 'Gypsy Cob',
    also: ['Traditional Cob', 'Gypsy Vanner', 'Irish Cob', 'Tinker', 'Traditional Gypsy Cob', 'Piebald Cob'],
  },
  { id: 'norman-cob', name: 'Norman Cob', also: ['Cob Normand'] },
])

const horsesProper = inGroup('Horse', [
  { id: 'akhal-teke', name: 'Akhal-Teke', also: ['Turkoman'] },
  { id: 'american-saddlebred', name: 'American Saddlebred', also: ['Saddlebred'] },
  { id: 'andalusian', name: 'Andalusian', also: ['PRE', 'Pura Raza Española', 'Spanish Horse', 'Pure Spanish Horse'] },
  { id: 'anglo-arab', name: 'Anglo-Arab', also: ['Anglo Arabian'] },
  { id: 'appaloosa', name: 'Appaloosa', also: ['Appy', 'Apaloosa', 'Spotted Horse'] },
  { id: 'arabian', name: 'Arabian', also: ['Arab', 'Arab Horse', 'Pure Bred Arab', 'Egyptian Arab'] },
  { id: 'barb', name: 'Barb', also: ['Barb Horse', 'Berber Horse'] },
  { id: 'bashkir-curly', name: 'Bashkir Curly', also: ['Curly Horse', 'American Bashkir Curly'] },
  { id: 'cleveland-bay', name: 'Cleveland Bay', also: ['CB', 'Cleveland'] },
  { id: 'criollo', name: 'Criollo' },
  { id: 'friesian', name: 'Friesian', also: ['Frisian', 'Fresian', 'Friesian Horse'] },
  { id: 'frederiksborg', name: 'Frederiksborg' },
  { id: 'hackney', name: 'Hackney', also: ['Hackney Horse'] },
  { id: 'hispano-arabe', name: 'Hispano-Árabe', also: ['Spanish Arab'] },
  { id: 'kinsky', name: 'Kinsky', also: ['Kinsky Horse'] },
  { id: 'knabstrupper', name: 'Knabstrupper' },
  { id: 'lipizzaner', name: 'Lipizzaner', also: ['Lippizaner', 'Lipizzan'] },
  { id: 'lusitano', name: 'Lusitano', also: ['Portuguese Horse', 'PSL'] },
  { id: 'missouri-fox-trotter', name: 'Missouri Fox Trotter', also: ['Fox Trotter'] },
  { id: 'morgan', name: 'Morgan', also: ['Morgan Horse'] },
  { id: 'mustang', name: 'Mustang' },
  { id: 'orlov-trotter', name: 'Orlov Trotter', also: ['Orlov'] },
  { id: 'paint-horse', name: 'Paint Horse', also: ['American Paint', 'APHA', 'Paint'] },
  { id: 'palomino', name: 'Palomino' },
  { id: 'part-bred-arab', name: 'Part Bred Arab', also: ['PBA', 'Arab Cross', 'Arab X'] },
  { id: 'paso-fino', name: 'Paso Fino' },
  { id: 'peruvian-paso', name: 'Peruvian Paso', also: ['Peruvian Horse'] },
  { id: 'quarter-horse', name: 'Quarter Horse', also: ['American Quarter Horse', 'AQHA', 'QH'] },
  { id: 'rocky-mountain-horse', name: 'Rocky Mountain Horse' },
  { id: 'standardbred', name: 'Standardbred', also: ['Trotter', 'Pacer', 'Harness Racer'] },
  { id: 'tennessee-walking-horse', name: 'Tennessee Walking Horse', also: ['Tennessee Walker', 'TWH'] },
  { id: 'thoroughbred', name: 'Thoroughbred', also: ['TB', 'Racehorse', 'Ex-racehorse', 'Thorobred', 'Ex Racer'] },
  { id: 'thoroughbred-cross', name: 'Thoroughbred Cross', also: ['TB Cross', 'TB X', 'Part Bred Thoroughbred'] },
])

const warmbloods = inGroup('Warmblood and sport horse', [
  { id: 'anglo-european', name: 'Anglo European', also: ['AES', 'Anglo European Sport Horse'] },
  { id: 'belgian-warmblood', name: 'Belgian Warmblood', also: ['BWP'] },
  { id: 'british-warmblood', name: 'British Warmblood', also: ['BWBS'] },
  { id: 'danish-warmblood', name: 'Danish Warmblood', also: ['DWB'] },
  { id: 'dutch-warmblood', name: 'Dutch Warmblood', also: ['KWPN'] },
  { id: 'hanoverian', name: 'Hanoverian', also: ['Hannoverian', 'Hanoveraner'] },
  { id: 'holsteiner', name: 'Holsteiner', also: ['Holstein'] },
  { id: 'hunter', name: 'Hunter', also: ['Hunter Type', 'Heavyweight Hunter', 'Lightweight Hunter'] },
  { id: 'irish-sport-horse', name: 'Irish Sport Horse', also: ['ISH', 'Irish Hunter', 'Irish Sports Horse'] },
  { id: 'oldenburg', name: 'Oldenburg', also: ['Oldenburger'] },
  { id: 'rhinelander', name: 'Rhinelander', also: ['Rheinlander', 'Rhenish Warmblood'] },
  { id: 'selle-francais', name: 'Selle Français', also: ['French Saddle Horse'] },
  { id: 'sport-horse-gb', name: 'Sport Horse (GB)', also: ['Sports Horse', 'British Sport Horse', 'SHGB', 'Sport Horse'] },
  { id: 'swedish-warmblood', name: 'Swedish Warmblood', also: ['SWB'] },
  { id: 'trakehner', name: 'Trakehner', also: ['Trak'] },
  { id: 'warmblood', name: 'Warmblood', also: ['WB', 'Warmblood Cross', 'Warmblood X'] },
  { id: 'westphalian', name: 'Westphalian', also: ['Westfalen'] },
  { id: 'zangersheide', name: 'Zangersheide', also: ['Zangersheider'] },
])

const donkeys = inGroup('Donkey and mule', [
  { id: 'donkey', name: 'Donkey', also: ['Standard Donkey', 'Ass', 'Beach Donkey', 'Irish Donkey'] },
  { id: 'andalusian-donkey', name: 'Andalusian Donkey', also: ['Spanish Giant Donkey'] },
  { id: 'hinny', name: 'Hinny', also: ['Jennet'] },
  { id: 'miniature-mediterranean-donkey', name: 'Miniature Mediterranean Donkey', also: ['Mini Donkey', 'Miniature Donkey'] },
  { id: 'mule', name: 'Mule' },
  { id: 'poitou-donkey', name: 'Poitou Donkey', also: ['Poitou', 'Baudet du Poitou'] },
  { id: 'provence-donkey', name: 'Provence Donkey' },
  { id: 'zebroid', name: 'Zebroid', also: ['Zorse', 'Zonkey', 'Zedonk', 'Zony'] },
])

const mixed = inGroup('Crossbreed', [
  { id: 'crossbreed', name: 'Crossbreed', also: ['Mixed Breed', 'Cross', 'Mix', 'Part Bred', 'Crossbred'] },
  { id: 'coloured', name: 'Coloured', also: ['Piebald', 'Skewbald', 'Coloured Horse', 'CHAPS', 'Tobiano', 'Coloured Pony'] },
])

export const horses: Breed[] = [...nativePonies, ...ponies, ...heavy, ...cobs, ...horsesProper, ...warmbloods, ...donkeys, ...mixed]
