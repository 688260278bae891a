-- A visit to which the implanter doesn't come: the customer says so, the implanter can contest it, and Staff settle it.
alter type booking_status add value 'absenceReported';
alter type booking_status add value 'disputed';
alter type booking_status add value 'implanterNoShow';
