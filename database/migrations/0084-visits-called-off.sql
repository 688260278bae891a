-- A visit that we call off because its implanter isn't verified any more.
alter type booking_status add value 'cancelledByStaff';
