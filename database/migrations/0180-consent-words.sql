-- Passing an animal on is free, but its registration is paid for once, by the new keeper where no one has paid for it yet.
update plan_feature set more = 'You both agree. It’s free; if the registration hasn’t been paid for yet, the new keeper pays for it once.' where code = 'consent';
