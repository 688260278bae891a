interface Manufacturer {
  name: string
  /** Where the company is at home, where we know it; never where the animal comes from. */
  country: string | null
}

/**
 * The maker behind a code 901–998, to help people compare a number with its label. Holders and brands change, and
 * not every code is here: a code that is missing is no reason to refuse a number.
 */
export const MANUFACTURERS: Readonly<Record<string, Manufacturer>> = {
  '933': { name: 'Buddy ID', country: 'United States' },
  '934': { name: 'Tierchip Dasmann', country: 'Germany' },
  '939': { name: 'M4S ID', country: 'Canada' },
  '941': { name: 'Felixcan', country: 'Spain' },
  '945': { name: 'Business Inception Identification', country: 'Netherlands' },
  '947': { name: 'Belcam ID', country: 'Belgium' },
  '952': { name: 'M4S ID (Jecta)', country: null },
  '953': { name: 'Cromasa (sold as Virbac BackHome)', country: 'Spain' },
  '955': { name: 'Biolog-id', country: 'France' },
  '956': { name: 'Trovan (also sold as AKC Reunite)', country: 'United Kingdom' },
  '958': { name: 'Pet ID', country: 'United Kingdom' },
  '959': { name: 'Global ID Technologies', country: null },
  '961': { name: 'Mannings IAID', country: null },
  '963': { name: 'Korth', country: 'Brazil' },
  '965': { name: '4D Technology', country: 'Taiwan' },
  '966': { name: 'PetCode', country: null },
  '967': { name: 'RfDynamics (M4S ID in Canada)', country: null },
  '968': { name: 'AEG ID', country: 'Germany' },
  '972': { name: 'Planet ID', country: 'Germany' },
  '975': { name: 'Sokymat (later HID Global)', country: 'Switzerland' },
  '977': { name: 'AVID Identification Systems', country: 'United States' },
  '978': { name: 'Ordicam (sold as Chevillot or BackHome)', country: 'France' },
  '980': { name: 'Agrident', country: 'Germany' },
  '981': { name: 'Datamars', country: 'Switzerland' },
  '982': { name: 'Allflex (also sold as 24Petwatch)', country: 'France' },
  '983': { name: 'Texas Instruments', country: 'United States' },
  '984': { name: 'Nedap', country: 'Netherlands' },
  '985': { name: 'Destron Fearing (HomeAgain, Indexel, Identichip)', country: 'United States' },
  '986': { name: 'Identichip', country: 'United Kingdom' },
  '987': { name: 'SmartTag', country: 'United States' },
  '990': { name: 'RealTrace (nanoCHIP)', country: null },
  '991': { name: 'Several brands (Peeva, 911PetChip, HomeSafe, Save This Life)', country: 'United States' },
  '992': { name: 'International Pet Registry', country: null },
}
