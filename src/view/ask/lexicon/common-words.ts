/**
 * Everyday English words that are neither typos nor parts of names in a search. For example, "last" doesn't mean Last
 * Refuge, and "gold" doesn't mean a gold mine. Whole names are still found: "Tree of Life".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'blizzard about above action again age ago all alone also always another anyone around art away back bad base bases battle ' +
    'beautiful because been being below big blood book both bring build built call came can care case cast caster change check ' +
    'close cloud cold come comes cool cost could count cup current day days dead deal death defend did does done down draw early ' +
    'earliest east end ended ends enemy enough ever every everyone exact eye fail fair fall fan far fast faster fastest few fight ' +
    'fights final finals fire first fix food for form found free friend full fun gave get gets getting give gold good got ' +
    'grand great ground group guard had half hall hand hard hat have head heart hello help her here high higher highest him his ' +
    'hit home hour hours house how hundred ice idea iron isles isle its job join just keep kept kill killed kind king knew know ' +
    'known land large last late later latest least leave left less let level life light like line list little live long ' +
    'longer longest lord lose loss lost lot low lower lowest lumber luck made mage magic main make makes making many mass master match ' +
    'max may me mean men micro middle mid might mill min mine minute minutes month months more morning most mother move much must my ' +
    'name natural near need never new newest news next nice night none north not now number odd off often old oldest once only open other ' +
    'our out over own page part pass pay people per pick place plan play player players please point power pretty price prize ' +
    'pro pull push put queen quick quickest quite race races rank rather read ready real really right ring rock round ' +
    'rule run said same save saw say score season seat second see seen series set she short shot should show side sign site six ' +
    'size sleep slow small snow some son song soon sound south spell spirit stand star start state stay step still stone stop storm strong ' +
    'strongest such sun sure take taken talk tall team tell ten test than thank thanks that their them then there these they thing ' +
    'think this those thought three time times title today together told too took top total touch town trade training tree trees ' +
    'true try turn twice two type under unit united until upgrade use used usual valley very view visit wait walk want war was watch water way ' +
    'weak wear week weeks well went were west what when where which while white who whole whose why wide wild will win wind wins wish ' +
    'with without won wood word words work world worst would write wrong year years yes yet you young your zero ' +
    'attack attacks damage armor style ladder money mouse summer winter spring monday sunday friday rice place event tournament tournaments install download better best cheap hire camp drop ' +
    'field string block changed status story entry fragment damaged cancelled range ranges look looks looking web ' +
    'sheet image front follow follows store stores stage stages saved hide hides marks mark shell sent rates along ' +
    'break breaks train trains improve improves throw throws depth graph happened happen happens matching template ' +
    'switch speaks shares share forced force slider chars crash attacked attach wider upgraded mined meant grade ' +
    'effect effects effective chats chat drag drags controls control controlled even melee legend trailing assistant ' +
    'machine machines creature creatures stories brain reason reasons stream streams streamer cheesy harass harassed ' +
    'harassment creep creeps creeping scouting scroll potion orb healing heal feed feeding throwing macro stats stat ' +
    'ranked ranking scores skill skills levels defending defense defensive aggressive passive turtling tempo pressure ' +
    'surround surrounded trick tricks counter counters countered weird crazy insane epic sick funny amazing awesome ' +
    'classic famous boring broken balanced meta trend vision rushed pushing pushed teaching learn learning lesson ' +
    'tips advice guide guides practice beginner beginners noob noobs newbie rookie worse almost barely nearly hardly ' +
    'rarely sometimes straight instead during sooner rounds channel video videos youtube twitch stack spread center ' +
    'corner region regions europe european korean korea chinese china asian server servers account points totals ' +
    'average averages rating ratings'
  ).split(' '),
);
