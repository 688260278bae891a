interface Message {
  chip: string
  email: string
  species?: string
  born?: string
  authorised?: string
}

/** A VetXML message as the software of a practice sends it, for a dog that was chipped on 27 March 2026. */
export const message = ({
  chip,
  email,
  species = 'Canine',
  born = '12/05/2024',
  authorised = 'true',
}: Message) => `<?xml version="1.0" encoding="UTF-8"?>
<MicrochipRegistration version="1.32" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Identification><PracticeID>P1</PracticeID><PinNo/><Source/></Identification>
  <OwnerDetails>
    <Salutation>Ms</Salutation><Initials>A</Initials><Forenames>Ada</Forenames><Surname>Byrne</Surname>
    <Address><Line1>1 High Street</Line1><LineOther>Banbury</LineOther><PostalCode>OX16 5QB</PostalCode><County_State/><Country/></Address>
    <DaytimePhone><Number>01295 123456</Number></DaytimePhone><MobilePhone/><EmailAddress>${email}</EmailAddress>
  </OwnerDetails>
  <PetDetails>
    <Name>Tom &amp; Jerry</Name><Species>${species}</Species><Breed><FreeText>Labrador Retriever</FreeText><Code/></Breed>
    <DateOfBirth>${born}</DateOfBirth><Gender>F</Gender><Colour>Black</Colour><Markings/><Neutered>true</Neutered><NotableConditions/>
  </PetDetails>
  <MicrochipDetails><MicrochipNumber>${chip}</MicrochipNumber><ImplantDate>27/03/2026</ImplantDate><ImplanterName>I Bevan</ImplanterName></MicrochipDetails>
  <ThirdPartyDisclosure>false</ThirdPartyDisclosure><ReceiveMail>false</ReceiveMail><ReceiveEmail>false</ReceiveEmail>
  <Authorisation>${authorised}</Authorisation>
</MicrochipRegistration>`
