-- The plans and what they include, in the words that people read on the pricing page.
update plan set name = 'One pet, for life', summary = 'Register one animal for life.' where code = 'single';
update plan set summary = 'Register every animal that lives with you, now and in future, for life.' where code = 'household';
update plan set summary = 'Register ten animals from your litters for life, whoever keeps them later.' where code = 'breeder10';
update plan set summary = 'Register fifty animals from your litters for life, whoever keeps them later.' where code = 'breeder50';
update plan set summary = 'For implanters who include registration with the chip.' where code = 'implanter25';
update plan set summary = 'For organisations that take in animals and rehome them.' where code = 'welfare100';

update plan_feature set more = 'As often as you like, for life.' where code = 'updates';
update plan_feature set words = 'Look up a chip', more = 'Anyone can, day or night.' where code = 'lookups';
update plan_feature set words = 'Report a pet missing or found', more = 'Anyone who looks up its chip will see that it’s missing straight away.' where code = 'missing';
update plan_feature set words = 'Transfer an animal to a new keeper', more = 'You both agree, and neither of you pays.' where code = 'consent';
update plan_feature set words = 'Message a finder', more = 'Neither of you sees the other’s contact details.' where code = 'relay';
update plan_feature set words = 'A registration certificate', more = 'A PDF that anyone can check is genuine.' where code = 'certificate';
update plan_feature set words = 'Registration for the animal’s whole life', more = 'Nothing to renew.' where code = 'life';
update plan_feature set words = 'Every animal in your household', more = 'Including any you get later.' where code = 'allPets';
update plan_feature set words = 'Transfer packs for a litter', more = 'Print them all at once, each with its own code.' where code = 'packs';
update plan_feature set words = 'Give registrations to customers', more = 'They pay nothing when they accept.' where code = 'give';
