# Úlohy

puzzles-lead = Pozície z odohraných hier, v ktorých je jedna odpoveď jasne lepšia ako všetky ostatné. Počíta sa vaša prvá odpoveď a skúsiť to znova môžete, koľkokrát chcete.
puzzles-daily = Úloha dňa
puzzles-streak = { $count ->
    [one] vyriešená { $count } deň po sebe
    [few] vyriešená { $count } dni po sebe
   *[other] vyriešená { $count } dní po sebe
  }
puzzles-open-only = Zobraziť len úlohy bez mojej odpovede
puzzles-count = vyriešené { $solved } z { $of }
puzzles-all = Všetky úlohy
puzzle-title = Úloha: { $title }
puzzle-grade-easy = Ľahké
puzzle-grade-medium = Stredné
puzzle-grade-hard = Ťažké
puzzle-task = Zadanie
puzzle-ask = Hráte za: { $side }. Čo je teraz najlepšie urobiť?
puzzle-ask-more = Odpovedzte ako v hre. Ide o jedno rozhodnutie: o nasledujúcu akciu a nič po nej.
puzzle-why = Prečo
puzzle-solved = Vyriešené
puzzle-failed = Nevyriešené
puzzle-chance = { $action }: šanca na výhru { $chance }
puzzle-lost = { $action }: šanca na výhru { $chance }. To je o { $points } bodov zo 100 menej ako pri najlepšej odpovedi.
puzzle-better = Najlepšie je { $action }: šanca na výhru { $chance }
puzzle-dice = Čo môžu priniesť kocky: { $action }
puzzle-answers = Akú hodnotu má každá odpoveď
puzzle-yours = vaša odpoveď
puzzle-right = správne
puzzle-more = { $count ->
    [one] ešte { $count } odpoveď, horšia
    [few] ešte { $count } odpovede, všetky horšie
   *[other] ešte { $count } odpovedí, všetky horšie
  }
puzzle-exact = Šance sú presné: každá odpoveď sa vyskúšala s každým hodom kockami.
puzzle-rollouts = Šance pochádzajú z mnohých hier, ktoré počítačoví hráči úrovne Veterán dohrali do konca, s tým, čo ste mohli vedieť.
puzzle-next = Ďalšia úloha
puzzle-again = Skúsiť znova
