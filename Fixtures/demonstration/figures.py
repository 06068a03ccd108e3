"""Draws the illustrations in lines, like a wood engraver."""

import math


def bridge(draw, x, y, w, h):
    deck, water = y + h * 0.55, y + h * 0.82
    for row in range(9):  # sky
        yy = y + 8 + row * h * 0.045
        for start in range(int(x) + (row * 37) % 60, int(x + w) - 40, 90):
            draw.line((start, yy, start + 34, yy), fill=150, width=2)
    draw.polygon([(x, deck), (x + w * 0.12, deck), (x + w * 0.17, y + h), (x, y + h)], fill=90)
    draw.polygon([(x + w, deck), (x + w * 0.88, deck), (x + w * 0.83, y + h), (x + w, y + h)], fill=90)
    draw.rectangle((x, deck - 8, x + w, deck + 6), fill=30)
    arch = (x + w * 0.1, y + h * 0.12, x + w * 0.9, y + h * 0.98)
    draw.arc(arch, 180, 360, fill=30, width=7)
    for step in range(1, 16):
        px = x + w * (0.1 + 0.8 * step / 16)
        rise = math.sqrt(max(0, 1 - ((step - 8) / 8) ** 2))
        draw.line((px, deck, px, y + h * (0.55 - 0.43 * rise)), fill=50, width=3)
    for row in range(8):  # water
        yy = water + row * h * 0.022
        for start in range(int(x + w * 0.17) + (row * 23) % 40, int(x + w * 0.83) - 26, 52):
            draw.arc((start, yy - 5, start + 26, yy + 5), 0, 180, fill=80, width=2)
    cow = x + w * 0.62  # the first to cross
    draw.ellipse((cow, deck - 40, cow + 46, deck - 18), fill=40)
    draw.ellipse((cow + 40, deck - 46, cow + 58, deck - 30), fill=40)
    for leg in (4, 13, 31, 40):
        draw.line((cow + leg, deck - 22, cow + leg, deck - 8), fill=40, width=4)


def balloon(draw, x, y, w, h):
    cx, r = x + w / 2, min(w, h) * 0.34
    cy = y + h * 0.38
    draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=225, outline=30, width=4)
    for step in range(-4, 5):  # stripes
        k = abs(step) / 5 * r
        if step:
            side = (90, 270) if step < 0 else (270, 90)
            draw.arc((cx - k, cy - r, cx + k, cy + r), *side, fill=40, width=7 if step % 2 else 3)
    draw.line((cx, cy - r, cx, cy + r), fill=40, width=3)
    basket = cy + r * 1.75
    for side in (-0.75, -0.4, 0, 0.4, 0.75):
        draw.line((cx + r * side, cy + r * (1 - side * side * 0.55), cx + r * side * 0.25, basket), fill=40, width=2)
    draw.rectangle((cx - r * 0.2, basket, cx + r * 0.2, basket + r * 0.28), fill=60, outline=20)
    draw.ellipse((cx - 9, basket - 26, cx + 9, basket - 8), fill=40)
    for number in range(5):  # hills
        left = x + w * number / 5
        draw.arc((left - 40, y + h * 0.9, left + w / 4 + 30, y + h * 1.16), 180, 360, fill=60, width=3)
    for px, py in ((0.12, 0.3), (0.8, 0.2), (0.86, 0.62), (0.1, 0.68)):  # clouds
        for bump in range(3):
            left = x + w * px + bump * 18
            draw.arc((left, y + h * py - (bump == 1) * 9, left + 26, y + h * py + 22), 180, 360, fill=110, width=3)


def clock(draw, x, y, w, h):
    cx, half = x + w / 2, w * 0.2
    draw.polygon([(cx, y), (cx - half * 1.25, y + h * 0.28), (cx + half * 1.25, y + h * 0.28)], fill=70)
    draw.rectangle((cx - half, y + h * 0.28, cx + half, y + h), fill=215, outline=30, width=3)
    for row in range(14):  # bricks
        yy = y + h * 0.28 + row * h * 0.052
        draw.line((cx - half, yy, cx + half, yy), fill=120, width=1)
        for brick in range(6):
            px = cx - half + (brick + 0.5 * (row % 2)) * half / 3
            draw.line((px, yy, px, yy + h * 0.052), fill=120, width=1)
    r, cy = half * 0.72, y + h * 0.5
    draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=245, outline=20, width=5)
    for hour in range(13):
        angle = math.pi * 2 * hour / 13
        draw.line((cx + r * 0.75 * math.sin(angle), cy - r * 0.75 * math.cos(angle),
                   cx + r * 0.92 * math.sin(angle), cy - r * 0.92 * math.cos(angle)), fill=20, width=4)
    draw.line((cx, cy, cx, cy - r * 0.7), fill=20, width=5)
    draw.line((cx, cy, cx - r * 0.22, cy - r * 0.42), fill=20, width=7)
    draw.rectangle((cx - half * 0.3, y + h * 0.82, cx + half * 0.3, y + h), fill=50)
    for side in (-1, 1):  # elms
        tree = cx + side * w * 0.36
        draw.rectangle((tree - 5, y + h * 0.8, tree + 5, y + h), fill=60)
        for leaf in range(60):
            angle, k = leaf * 2.4, math.sqrt(leaf / 60)
            px, py = tree + k * w * 0.11 * math.cos(angle), y + h * 0.68 + k * h * 0.16 * math.sin(angle)
            draw.arc((px - 8, py - 8, px + 8, py + 8), 200, 20, fill=70, width=3)


def bicycle(draw, x, y, w, h):
    r = min(h * 0.32, w * 0.2)
    left, right, axle = x + w * 0.27, x + w * 0.73, y + h - r - 4
    for cx in (left, right):
        draw.ellipse((cx - r, axle - r, cx + r, axle + r), outline=30, width=5)
        for spoke in range(10):
            angle = math.pi * spoke / 10
            draw.line((cx - r * math.cos(angle), axle - r * math.sin(angle),
                       cx + r * math.cos(angle), axle + r * math.sin(angle)), fill=130, width=1)
    seat, bars, crank = (x + w * 0.42, y + h * 0.28), (x + w * 0.66, y + h * 0.22), (x + w * 0.48, axle)
    for line in ((left, axle, *crank), (left, axle, *seat), (*seat, *crank), (*seat, *bars),
                 (*crank, *bars), (*bars, right, axle)):
        draw.line(line, fill=30, width=5)
    draw.line((seat[0] - 22, seat[1] - 8, seat[0] + 20, seat[1] - 8), fill=20, width=9)
    draw.line((bars[0], bars[1], bars[0] - 6, y + h * 0.08, bars[0] - 34, y + h * 0.12), fill=30, width=5)


FIGURES = {"bridge": bridge, "balloon": balloon, "clock": clock, "bicycle": bicycle}
