-- What was the lobby's: words of the tiles wherever they stand, those of lists and search, and whether an operator has it
-- switched off.
select move_words('lobby.' || word, 'shelf.' || word) from unnest(array[
  'favouritesTitle', 'rows', 'chips', 'badges', 'categories', 'comingSoon', 'soon',
  'remindMeOf', 'reminderOn', 'reminderOff', 'reminderFailed', 'favouriteFailed', 'favourite',
  'providersTitle'
]) as word;
select move_words('lobby.' || word, 'library.' || word) from unnest(array[
  'madeBy', 'remindMe', 'favouritesEmpty', 'favouritesGuest', 'browseGames',
  'libraryEmpty', 'gameCount', 'searchTitle', 'searchLabel', 'searchHint', 'searchCount',
  'searchClear', 'searchEmpty', 'favouriteShort', 'signUp', 'signUpToPlay', 'signUpNote',
  'playWithCoins', 'playWithEntries', 'rulesAndOdds', 'unknownGame', 'filter', 'sort',
  'sorts', 'filters', 'facts', 'rtpFrom', 'playUpTo', 'chosen',
  'takeBack', 'clearAll', 'showGames', 'filtersEmpty', 'factNames', 'times',
  'fromTo', 'searchedLately', 'forgetSearches', 'searchInstead', 'recentEmpty'
]) as word;
select copy_switches('lobby', 'library');
