-- Processes of the release before sent pushes by it; they are not to run any more.
drop function if exists promotion.send_pushes(int);
